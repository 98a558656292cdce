import { ApiError } from '@zaino/web/api-client';

/** Why something was not saved (specification, point 8): the returned error, or fixed words. */
export function saveFailureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Errore nel salvataggio';
  const { status, kind, message, errors } = error;
  if (status === 0) return 'Errore di connessione';
  if (kind === 'unauthenticated') return 'La sessione è scaduta: accedi di nuovo';
  if (errors[0]) return errors[0].message;
  return message.startsWith('The service answered') ? 'Errore nel salvataggio' : message;
}
