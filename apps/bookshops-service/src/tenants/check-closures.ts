import { type Closure, sharedErrorCodes } from '@zaino/contracts/shared';
import { pickupNoteFindings } from '@zaino/rules/pickup-notes';
import { DomainError } from '@zaino/service/domain-error';

const REFUSED_TEXT = 'Scrivi solo il motivo: niente IBAN, link o richieste di pagare prima';

/**
 * Days of closure in their order. Their words are shown at once, without an admin's look: rejects as `invalid`, at its
 * place, what would wait for one in notes for the pick-up.
 */
export function checkedClosures(closures: Closure[]): Closure[] {
  const errors = closures.flatMap(({ note }, place) =>
    pickupNoteFindings(note).length > 0
      ? [{ path: `closures.${place}.note`, message: REFUSED_TEXT }]
      : [],
  );
  if (errors.length > 0) {
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
      detail: REFUSED_TEXT,
      errors,
    });
  }
  return closures.toSorted(
    (one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to),
  );
}
