import { identityErrorCodes } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

const { ownApproval, approvalClosed, needsApproval, lastAdmin, adminExists } = identityErrorCodes;

export function ownProposal(): DomainError {
  const detail = 'L’hai proposto tu: serve un’altra persona.';
  return new DomainError('conflict', ownApproval, { detail });
}

export function closedApproval(): DomainError {
  const detail = 'Questa richiesta non aspetta più: è già stata decisa o è scaduta.';
  return new DomainError('conflict', approvalClosed, { detail });
}

export function adminHasChanged(): DomainError {
  const detail =
    'Gli incarichi di questa persona sono cambiati nel frattempo: serve una nuova richiesta.';
  return new DomainError('conflict', approvalClosed, { detail });
}

export function needsSecond(): DomainError {
  const detail = 'Per dare più incarichi serve la conferma di un’altra persona.';
  return new DomainError('conflict', needsApproval, { detail });
}

export function noneLeft(): DomainError {
  const detail = 'Almeno una persona deve tenere tutti gli incarichi.';
  return new DomainError('conflict', lastAdmin, { detail });
}

export function nameTaken(): DomainError {
  const detail = 'C’è già un amministratore con questo nome.';
  const errors = [{ path: 'change.username', message: detail }];
  return new DomainError('conflict', adminExists, { detail, errors });
}

/** Of areas that are no more than what is there. */
export function nothingMore(): DomainError {
  const message = 'Ha già questi incarichi';
  const errors = [{ path: 'change.areas', message }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}

export function unknownAdmin(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound);
}
