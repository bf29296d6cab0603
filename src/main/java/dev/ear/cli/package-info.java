/** The command line: one small class a command. Only this package prints or exits. */
@NullMarked
package dev.ear.cli;

import org.jspecify.annotations.NullMarked;
