import { bookshopsErrorCodes, PLAN_NEEDED_TEXT } from '@zaino/contracts/bookshops';
import { identityErrorCodes } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';

const { tooManyColleagues, alreadyInvited, invitedOther, worksAlready } = identityErrorCodes;

export const planNeeded = () =>
  new DomainError('forbidden', bookshopsErrorCodes.planNeeded, { detail: PLAN_NEEDED_TEXT });

/** Of another bookshop, or of nobody: nobody learns which. */
export const unknownColleague = () => new DomainError('not-found', sharedErrorCodes.notFound);

export const tooManyFor = (most: number) =>
  new DomainError('conflict', tooManyColleagues, {
    detail: `Con il tuo piano puoi avere al massimo ${most} colleghi, inviti compresi: togline uno per invitarne un altro.`,
  });

export function ownAddress(): DomainError {
  return atEmail('invalid', sharedErrorCodes.invalidInput, 'Questo è il tuo indirizzo');
}

export function invitedBefore(): DomainError {
  return atEmail('conflict', alreadyInvited, 'Hai già invitato questo indirizzo');
}

export const otherAddress = (email: string) =>
  new DomainError('conflict', invitedOther, {
    detail: `L’invito è per ${email}: esci e accedi con quell’account.`,
  });

export const worksElsewhere = () =>
  new DomainError('conflict', worksAlready, {
    detail:
      'Questo account ha già una libreria o lavora in un’altra: per questo invito ne serve uno diverso.',
  });

function atEmail(kind: 'invalid' | 'conflict', code: string, message: string): DomainError {
  return new DomainError(kind, code, { detail: message, errors: [{ path: 'email', message }] });
}
