export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong';

/** Characters to choose from, for each kind that a password has. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{Ll}\p{Lu}\p{N}]/u, 33],
];

/** From so many bits on. People choose words and dates, so that the limits are far above those of random letters. */
const limits: readonly (readonly [number, PasswordStrength])[] = [
  [80, 'strong'],
  [60, 'good'],
  [45, 'fair'],
];

/**
 * How hard a password is to guess, by what can be seen of it alone: its length and how varied it is. Whether it is
 * one that many people have only the server knows.
 */
export function passwordStrength(password: string): PasswordStrength {
  const alphabet = kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1);
  const bits = unforeseen(password) * Math.log2(alphabet);
  return limits.find(([least]) => bits >= least)?.[1] ?? 'weak';
}

/** Characters that do not just repeat the one before, or go on counting from it: "aaaa" and "1234" are one each. */
function unforeseen(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => Math.abs(code - (codes[at - 1] ?? Infinity)) > 1).length;
}
