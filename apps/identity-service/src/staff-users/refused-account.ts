import { identityErrorCodes } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

const { accountChanged, addressUnproven, requestAnswered, suspended } = identityErrorCodes;

export function unknownAccount(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound);
}

export function unknownRequest(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound);
}

/** Somebody else was faster, or the person: `detail` says how it is now. */
export function changedAccount(detail: string): DomainError {
  return new DomainError('conflict', accountChanged, { detail });
}

export function answeredRequest(): DomainError {
  const detail = 'Questa richiesta ha già avuto risposta.';
  return new DomainError('conflict', requestAnswered, { detail });
}

export function unprovenAddress(): DomainError {
  const detail =
    'L’indirizzo e-mail non è confermato: prima di consegnare i dati va confermato dalla persona.';
  return new DomainError('conflict', addressUnproven, { detail });
}

/** Of a copy that could be fetched by nobody. */
export function closedToOwner(): DomainError {
  const detail = 'L’account è sospeso: riattivalo, o la persona non può aprire i suoi dati.';
  return new DomainError('conflict', suspended, { detail });
}

export function refusedField(path: string, message: string): DomainError {
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors: [{ path, message }] });
}
