import type { OrderCommandName, StaffBulkCommand, StaffChange } from '@zaino/contracts/orders';
import { counted } from '@zaino/data-table/count-words';
import { orderNoun } from '../orders-table';

/** What was done, before what it was done to. */
const doneWords: Partial<Record<OrderCommandName, string>> = {
  'order-from-supplier': 'Chiesti al fornitore',
  'change-dates': 'Cambiata la data',
  'substitute-edition': 'Sostituita l’edizione',
  reserve: 'Messi da parte',
  'mark-ready': 'Segnati come pronti',
  ship: 'Spediti',
  deliver: 'Segnati come consegnati',
  'take-back': 'Riportati indietro',
  cancel: 'Annullate righe',
  'receive-return': 'Registrato il reso',
  refund: 'Rimborsati',
  'register-shop-payment': 'Registrato il pagamento',
};

/** `Messi da parte: 12 ordini`, `Spediti: ordine ZN-7K3M-9QXD`. */
export function changeWords({ command, number, orders }: StaffChange): string {
  const what = number === null ? counted(orderNoun, orders) : `ordine ${number}`;
  return `${doneWords[command] ?? command}: ${what}`;
}

/** Why a change is not taken back, or of how many orders it can be. */
export function standingOf({ command, orders, standing, canTakeBack }: StaffChange): string {
  if (standing === 0) return 'Riportata indietro';
  if (canTakeBack) return standing < orders ? `Ne restano ${standing}` : '';
  return command === 'take-back' ? '' : 'Non si può riportare indietro';
}

export const takenBackWords = (count: number): string =>
  `Riportati indietro: ${counted(orderNoun, count)}`;

/** What was given, to be given once more; null of what is not given to many. */
export function commandAgain(
  command: OrderCommandName,
  expected: { from: string; to: string } | null,
): StaffBulkCommand | null {
  if (command === 'reserve' || command === 'mark-ready' || command === 'deliver')
    return { command };
  const isDated = command === 'order-from-supplier' || command === 'change-dates';
  return isDated && expected ? { command, expected } : null;
}
