import { sharedErrorCodes, type ShopNotice } from '@zaino/contracts/shared';
import { pickupNoteFindings } from '@zaino/rules/pickup-notes';
import { DomainError } from '@zaino/service/domain-error';

const REFUSED_TEXT = 'Scrivi solo l’avviso: niente IBAN, link o richieste di pagare prima';

/** A notice is shown at once, without an admin's look: rejects as `invalid` what would wait for one in notes for the pick-up. */
export function checkNotice(notice: ShopNotice | null | undefined): void {
  if (!notice || pickupNoteFindings(notice.text).length === 0) return;
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
    detail: REFUSED_TEXT,
    errors: [{ path: 'notice.text', message: REFUSED_TEXT }],
  });
}
