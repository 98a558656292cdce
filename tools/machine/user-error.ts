/** Something only the user can mend: printed as it is, without a stack trace. */
export class UserError extends Error {}

/**
 * Runs a command of the workspace; whatever fails ends it with one message and exit code 1, be it a promise that nobody
 * awaits. It ends at once then: what it has started and not ended must not keep it alive.
 */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  process.once('unhandledRejection', endWith);
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    endWith(error);
  }
}

function endWith(error: unknown): never {
  console.error(`\n${error instanceof UserError ? error.message : describe(error)}`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
