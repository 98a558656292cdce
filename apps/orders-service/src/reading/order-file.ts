import type { Order } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { orderStandingWords } from '@zaino/rules/order-words';
import { spreadsheetEuro } from '@zaino/service/spreadsheet-file';
import { type ListedLine, orderSummary } from './order-summary';
import { staffColumns, type StaffRow } from './staff-summary';

/** Columns of `customer_order` (as `o`) that the file is made of. */
export const fileColumns = `${staffColumns}, o.refunded_cents AS refundedCents`;

/** A row of these columns. */
export interface OrderFileRow extends StaffRow {
  refundedCents: number;
}

export const fileHead: readonly string[] = [
  'Ordine',
  'Del',
  'Stato',
  'Pagamento',
  'Cliente',
  'E-mail',
  'Telefono',
  'Consegna',
  'Libreria',
  'Pezzi',
  'Contenuto',
  'Previsto dal',
  'Previsto al',
  'Spedizione €',
  'Totale €',
  'Rimborsato €',
];

const dayFormat = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Rome',
});

/** `14/09/2026` of a day as `2026-09-14`. */
const dayOf = (day: string | undefined) =>
  day === undefined ? '' : dayFormat.format(new Date(`${day}T12:00:00Z`));

/** An order as a line of cells. */
export function fileLine(row: OrderFileRow, lines: readonly ListedLine[], now: Date): string[] {
  const { number, itemCount, total, shippingMethod, expected, ...order } = orderSummary(
    row,
    lines,
    now,
  );
  const { firstName, lastName, email, phone } = JSON.parse(row.contact) as Order['contact'];
  const { state, money } = orderStandingWords({ ...order, shippingMethod });
  return [
    number,
    dayFormat.format(row.createdAt),
    state,
    // What says the same is said once.
    money ?? state,
    `${lastName} ${firstName}`.trim(),
    email,
    phone,
    shippingMethod === 'pickup' ? 'Ritiro in libreria' : 'A casa',
    row.bookshop ?? '',
    String(itemCount),
    lines.map(({ title }) => title).join(' | '),
    dayOf(expected?.from),
    dayOf(expected?.to),
    spreadsheetEuro(toEuro(row.shippingCents)),
    spreadsheetEuro(total),
    spreadsheetEuro(toEuro(row.refundedCents)),
  ];
}
