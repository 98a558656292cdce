/** A reason to stop that the person at the keyboard can act on: one sentence, no stack. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

const sentences: Partial<Record<string, string>> = {
  ECONNREFUSED: 'The database of MYSQL_URL does not answer.',
  ENOTFOUND: 'The host of MYSQL_URL is unknown.',
  ER_ACCESS_DENIED_ERROR: 'The database refuses the user of MYSQL_URL.',
  ER_BAD_DB_ERROR: 'The schema of MYSQL_URL does not exist.',
  ER_NO_SUCH_TABLE: 'The schema is not up to date: run migrate first.',
};

/** What to tell the person at the keyboard: a sentence where one will do, else all there is. */
export function describeError(error: unknown): unknown {
  if (error instanceof CommandError) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' && path !== undefined) return `${path} may not be read.`;
  return sentences[code ?? ''] ?? error;
}
