import type { ApiError } from '@zaino/web/api-client';

/** Why a form was not saved (specification, point 8): the returned error; fixed words where there is none. */
export function saveRefusal({ status, message }: ApiError): string {
  if (status === 0) return 'Errore di connessione.';
  return message.startsWith('The service answered') ? 'Errore nel salvataggio.' : message;
}

/** What to do once the session has ended while a form was open. */
export const SIGN_IN_AGAIN =
  'La sessione è scaduta: accedi di nuovo in un’altra scheda e poi salva. I dati sono ancora qui.';
