import { formatEuro, toEuro } from '@zaino/rules/money';
import type { CommandData } from '../orders/command';

export const refundReasons: Record<NonNullable<CommandData['cause']>, string> = {
  unpaid: 'Ordine non pagato in tempo',
  late: 'Non è arrivato entro la data che hai scelto',
  stock: 'Non è più disponibile',
  cedola: 'Cedola rifiutata',
  uncollected: 'Non ritirato entro il giorno stabilito',
  withdrawal: 'Recesso dal contratto',
};

/** Where nothing was said. */
export const CANCELLATION = 'Annullamento';
export const RETURN = 'Reso';
/** Of what was to be done to a book. */
export const EXTRA_NOT_DONE = 'Servizio non fatto';

/** Why money goes back, for the customer to read. */
export function refundReason({ reason, cause, restocks, heldBackCents }: CommandData): string {
  if (reason) return reason;
  if (cause) return refundReasons[cause];
  if (heldBackCents) {
    return `${CANCELLATION}, tolti ${formatEuro(toEuro(heldBackCents))} di spedizione`;
  }
  return restocks === undefined ? CANCELLATION : RETURN;
}
