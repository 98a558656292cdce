/** Whose password it is to be. */
export interface PasswordOwner {
  email?: string | null;
  /** Names of the person and of the bookshop, as they stand; empty ones do not count. */
  names: (string | null | undefined)[];
}

/** Whether a password is nothing but a name or an e-mail, however it is spelt. */
export function isOwnWord(password: string, { email, names }: PasswordOwner): boolean {
  const plain = lettersOf(password);
  if (plain === '') return false;
  const [mailbox = '', host = ''] = (email ?? '').split('@');
  const words = [...names.flatMap(namesIn), email ?? '', mailbox, host];
  return words.some((word) => lettersOf(word) === plain);
}

/** The whole name, its parts, and the parts the other way round. */
function namesIn(name: string | null | undefined): string[] {
  const parts = (name ?? '').split(/\s+/);
  return [parts.join(''), parts.toReversed().join(''), ...parts];
}

/** What is left where capitals, accents, dots and blanks do not count. */
export function lettersOf(text: string): string {
  const letters = text.normalize('NFKD').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}
