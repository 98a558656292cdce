import { MIN_PASSWORD_LENGTH } from '@zaino/contracts/identity';
import { dictionary } from '@zxcvbn-ts/language-common';

const COUNT = 10_000;

/**
 * The 10,000 most common passwords of those that are long enough to be chosen here, in lower case. The list is the
 * package's, most common first.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .filter((password) => password.length >= MIN_PASSWORD_LENGTH)
    .slice(0, COUNT),
);
