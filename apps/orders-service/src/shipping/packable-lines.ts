import { isbnOf } from '@zaino/rules/isbn';
import { isAllowed } from '../orders/command-rules';
import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';

type Line = OrderLineEntity;

/** Lines that may go into a parcel now: put aside, or to be put aside by being packed. */
export function packableLines({ order, lines }: LockedOrder, now: Date): Line[] {
  if (order.shippingMethod !== 'standard') return [];
  const asked = { order, lines, who: 'staff', now } as const;
  return lines.filter(
    (line) => isAllowed('ship', { ...asked, line }) || isAllowed('reserve', { ...asked, line }),
  );
}

/** Whether a parcel cannot be closed without a line: all of an order that goes in one delivery, else what lies aside. */
export function isNeeded(
  { deliveries }: Pick<LockedOrder['order'], 'deliveries'>,
  { state }: Pick<Line, 'state'>,
): boolean {
  return deliveries === 'one' || state === 'reserved';
}

/** Whether a line should be here by now: of several deliveries all but what a supplier has yet to send. */
export function isExpected(
  { deliveries }: Pick<LockedOrder['order'], 'deliveries'>,
  { state }: Pick<Line, 'state'>,
): boolean {
  return deliveries === 'one' || state !== 'waiting';
}

/** The edition that is sent, with the words and the number that are on it. */
export function sentArticle({ reference, details }: Pick<Line, 'reference' | 'details'>) {
  const { title, substitute } = details;
  return { title: substitute?.title ?? title, reference: substitute?.isbn ?? reference };
}

/** What a scanner may read of a line: of a book that was replaced both editions count, the family has accepted either. */
export function codesOf({ reference, details }: Pick<Line, 'reference' | 'details'>): string[] {
  const written = [details.substitute?.isbn, reference].filter((code) => code !== undefined);
  return [...new Set(written.map((code) => isbnOf(code) ?? code.trim().toUpperCase()))];
}
