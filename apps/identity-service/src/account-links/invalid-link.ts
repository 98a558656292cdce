import { identityErrorCodes } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';

/** One answer for used, replaced, expired and forged links: which it was helps only who guesses. */
export function invalidLink(): DomainError {
  return new DomainError('invalid', identityErrorCodes.invalidLink, {
    detail:
      'Questo link non è più valido: è scaduto, è già stato usato o ne hai ricevuto uno più recente. Puoi chiederne un altro.',
  });
}
