import { basename } from 'node:path';
import type { ImportFailure } from '@zaino/contracts/schools';
import { CommandError } from '@zaino/service/command-error';

interface Cause {
  code: ImportFailure;
  /** The file that it is about. */
  path?: string;
}

/** A reason to stop an import that the person at the keyboard can act on. */
export class ImportError extends CommandError {
  override readonly name = 'ImportError';
  readonly code: ImportFailure;
  /** Name of the file that it is about. */
  readonly fileName: string | null;

  constructor(sentence: string, { code, path }: Cause = { code: 'other' }) {
    super(sentence);
    this.code = code;
    this.fileName = path === undefined ? null : basename(path);
  }
}

export function cancelledError(): ImportError {
  return new ImportError('The import was cancelled.', { code: 'cancelled' });
}
