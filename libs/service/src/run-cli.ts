import { CommandError, describeError } from './command-error';
import type { CliCommand } from './database-commands';

/** Runs the command that the first argument names; ends with 1 and a sentence when it fails. */
export async function runCli(
  usage: string,
  commands: Partial<Record<string, CliCommand>>,
): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  try {
    const command = commands[name];
    if (command === undefined) throw new CommandError(usage);
    await command(args);
  } catch (error) {
    const description = describeError(error);
    const text = description instanceof Error ? description.stack : String(description);
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
