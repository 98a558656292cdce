import { randomUUID } from 'node:crypto';
import type { CedolaList } from '@zaino/contracts/orders';
import { coveringLists } from '../cedole/cedola-lists';
import { OrderLineEntity } from '../orders/order-line.entity';
import type { PricedLine } from '../quotes/priced-line';

/** A cedola that was given for a list, by the id of its row. */
export type ListedCedola = CedolaList & { id: string };

/**
 * A line as it is ordered, and each copy that a cedola pays as a line of its own: at its cover price, with nothing taken
 * off. What is left of the line is the family's; none where nothing is.
 */
export function cedolaLines(
  line: OrderLineEntity,
  priced: PricedLine,
  cedole: readonly ListedCedola[],
): OrderLineEntity[] {
  const covering = coveringLists(priced, cedole);
  const priceCents = priced.cedolaPriceCents;
  if (covering.length === 0 || priceCents === null) return [line];
  const covered = covering.map((cedola) => coveredCopy(line, cedola, priceCents));
  const quantity = line.quantity - covered.length;
  if (quantity === 0) return covered;
  const taken = new Set(covering.map(({ childId }) => childId));
  const children = line.details.children
    .map((child) => ({ ...child, quantity: child.quantity - (taken.has(child.childId) ? 1 : 0) }))
    .filter((child) => child.quantity > 0);
  const rest = Object.assign(new OrderLineEntity(), line, {
    quantity,
    totalCents: line.priceCents * quantity,
    details: { ...line.details, children },
  });
  return [rest, ...covered];
}

/** One copy, of the child whose list the cedola is for. */
function coveredCopy(
  line: OrderLineEntity,
  { id: cedolaId, childId }: ListedCedola,
  priceCents: number,
): OrderLineEntity {
  const children = line.details.children
    .filter((child) => child.childId === childId)
    .map((child) => ({ ...child, quantity: 1 }));
  return Object.assign(new OrderLineEntity(), line, {
    id: randomUUID(),
    quantity: 1,
    priceCents,
    totalCents: priceCents,
    discountCents: 0,
    cedolaId,
    cedolaState: 'entered',
    cedolaCents: priceCents,
    coverCents: null,
    withoutCedola: { priceCents: line.priceCents, coverCents: line.coverCents, discountCents: 0 },
    details: { ...line.details, children },
  } satisfies Partial<OrderLineEntity>);
}
