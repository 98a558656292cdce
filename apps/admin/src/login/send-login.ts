import { adminApi, identityTexts, type OfferedFactors } from '@zaino/contracts/identity';
import type { SentFactor } from '@zaino/ui/second-factor/factor-api';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { grantAccess } from './access';

/** Specification, point 8. */
const NO_CONNECTION = 'Errore di connessione';

export interface Credentials {
  username: string;
  password: string;
}

/** What came of a sign-in: in, why not in words, the question for the second factor, or the enrolment of one. */
export type LoginOutcome =
  | { kind: 'in' }
  | { kind: 'refused'; words: string }
  | { kind: 'second-factor'; offered: OfferedFactors }
  | { kind: 'enrol'; token: string };

/** Signs an admin in. */
export async function sendLogin(
  credentials: Credentials,
  given: SentFactor = {},
): Promise<LoginOutcome> {
  try {
    const answer = await fetchJson(adminApi.login, {
      body: { ...credentials, ...given },
      isEndExpected: true,
    });
    if (answer.success && answer.mustEnrol) return { kind: 'enrol', token: answer.token };
    if (answer.success) {
      grantAccess(answer.token, answer.user);
      return { kind: 'in' };
    }
    if (answer.secondFactor) return { kind: 'second-factor', offered: answer.secondFactor };
    return { kind: 'refused', words: answer.error || identityTexts.wrongCredentials };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'refused', words: wordsOf(error) };
  }
}

function wordsOf(error: ApiError): string {
  if (error.kind === 'unavailable') return NO_CONNECTION;
  // Longer than any name or password can be.
  return error.kind === 'invalid' ? identityTexts.wrongCredentials : failureWords(error);
}
