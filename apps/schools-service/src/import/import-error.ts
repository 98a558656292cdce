import { CommandError } from '@zaino/service/command-error';

/** A reason to stop an import that the person at the keyboard can act on. */
export class ImportError extends CommandError {
  override readonly name = 'ImportError';
}
