/** Something only the user can mend: printed as it is, without a stack trace. */
export class UserError extends Error {}

/** Runs a command of the workspace; whatever fails ends it with one message and exit code 1. */
export async function runMain(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof UserError ? error.message : describe(error)}`);
    process.exitCode = 1;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
