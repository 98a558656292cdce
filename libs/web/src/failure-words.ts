import { type ErrorKind, sharedErrorCodes } from '@zaino/contracts/shared';
import type { ApiError } from './api-client';

const MINUTE_S = 60;

/** What a person is told of a refused call, in one or two sentences. */
export function failureWords(failure: ApiError): string {
  // The browser could not solve it: the gateway says how to go on.
  if (failure.challenge) return failure.message;
  return ofCode[failure.code] ?? ofKind(failure);
}

const ofCode: Partial<Record<string, string>> = {
  [sharedErrorCodes.csrf]:
    'Questa pagina è rimasta aperta troppo a lungo e non vale più. Ricaricala e riprova.',
};

function ofKind({ kind, message, retryAfter }: ApiError): string {
  const words: Partial<Record<ErrorKind, string>> = {
    unavailable:
      'Servizio momentaneamente non disponibile. Quello che hai scritto è ancora qui: riprova tra poco.',
    limited: `Troppe richieste in poco tempo. ${retryWords(retryAfter)}`,
    unauthenticated: 'Non risulti più collegato: accedi di nuovo per continuare.',
  };
  return words[kind] ?? message;
}

/** `Riprova tra 5 minuti.` */
export function retryWords(seconds: number | null): string {
  if (seconds === null) return 'Riprova tra poco.';
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes <= 1 ? 'Riprova tra un minuto.' : `Riprova tra ${minutes} minuti.`;
}
