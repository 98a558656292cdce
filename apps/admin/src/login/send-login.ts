import { adminApi, identityTexts } from '@zaino/contracts/identity';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { grantAccess } from './access';

/** Specification, point 8. */
const NO_CONNECTION = 'Errore di connessione';

/** Signs an admin in; gives why it was refused, in words. */
export async function sendLogin(username: string, password: string): Promise<string | null> {
  try {
    const answer = await fetchJson(adminApi.login, {
      body: { username, password },
      isEndExpected: true,
    });
    if (!answer.success) return answer.error || identityTexts.wrongCredentials;
    grantAccess(answer.token, answer.user);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return wordsOf(error);
  }
}

function wordsOf(error: ApiError): string {
  if (error.kind === 'unavailable') return NO_CONNECTION;
  // Longer than any name or password can be.
  return error.kind === 'invalid' ? identityTexts.wrongCredentials : failureWords(error);
}
