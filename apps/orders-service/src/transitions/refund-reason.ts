import { formatEuro, toEuro } from '@zaino/rules/money';
import type { CommandData } from '../orders/command';

const reasons: Record<NonNullable<CommandData['cause']>, string> = {
  unpaid: 'Ordine non pagato in tempo',
  late: 'Non è arrivato entro la data che hai scelto',
  stock: 'Non è più disponibile',
  cedola: 'Cedola rifiutata',
  uncollected: 'Non ritirato entro il giorno stabilito',
  withdrawal: 'Recesso dal contratto',
};

/** Why money goes back, for the customer to read. */
export function refundReason({ reason, cause, restocks, heldBackCents }: CommandData): string {
  if (reason) return reason;
  if (cause) return reasons[cause];
  if (heldBackCents) {
    return `Annullamento, tolti ${formatEuro(toEuro(heldBackCents))} di spedizione`;
  }
  return restocks === undefined ? 'Annullamento' : 'Reso';
}
