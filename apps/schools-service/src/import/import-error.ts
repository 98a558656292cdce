/** A reason to stop that the person at the keyboard can act on: one sentence, no stack. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
