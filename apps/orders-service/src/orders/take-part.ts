import { randomUUID } from 'node:crypto';
import type { LinePieces } from '@zaino/contracts/orders';
import { discountOfPieces, refundedOfPieces } from '@zaino/rules/line-pieces';
import { OrderLineEntity } from './order-line.entity';
import { commandRefused } from './refused';

type Children = OrderLineEntity['details']['children'];
type Wanted = Pick<LinePieces[number], 'quantity' | 'childId'>;

/**
 * Takes pieces out of a line, which keeps the others, and gives the line that they are then: of the same article, in
 * the same state. Every sum of the two together is what that of the line was, to the cent.
 */
export function takePart(line: OrderLineEntity, wanted: Wanted): OrderLineEntity {
  const { quantity } = wanted;
  const children = childrenOf(line, wanted);
  const sums = {
    totalCents: line.priceCents * quantity,
    discountCents: discountOfPieces(line, quantity),
    // All of a line is paid by its cedola, or nothing.
    cedolaCents: line.cedolaCents === 0 ? 0 : line.priceCents * quantity,
    // Each of its pieces has the extra, at one price.
    extraCents: (line.extraCents / line.quantity) * quantity,
  };
  const refunds = refundsOf(line, quantity);
  const part = Object.assign(new OrderLineEntity(), line, {
    id: randomUUID(),
    quantity,
    ...sums,
    ...refunds,
    details: { ...line.details, children: children.taken },
  });
  shareWithoutCedola(line, part);
  line.quantity -= quantity;
  line.totalCents -= sums.totalCents;
  line.discountCents -= sums.discountCents;
  line.cedolaCents -= sums.cedolaCents;
  line.extraCents -= sums.extraCents;
  line.refundedCents -= refunds.refundedCents;
  line.extraRefundedCents -= refunds.extraRefundedCents;
  line.details = { ...line.details, children: children.left };
  return part;
}

/** In proportion to what was paid; rounded down, so that neither line has more back than was paid for it. */
function refundsOf(line: OrderLineEntity, pieces: number) {
  const { quantity, priceCents, discountCents, refundedCents, extraRefundedCents } = line;
  const ofExtra = Math.floor((extraRefundedCents * pieces) / quantity);
  const ofGoods = refundedOfPieces(
    { quantity, priceCents, discountCents, refundedCents: refundedCents - extraRefundedCents },
    pieces,
  );
  return { refundedCents: ofGoods + ofExtra, extraRefundedCents: ofExtra };
}

/** What the two cost the family without their cedola; the line has its pieces still. */
function shareWithoutCedola(line: OrderLineEntity, part: OrderLineEntity): void {
  const { withoutCedola: whole, quantity } = line;
  if (whole === null) return;
  const discountCents = discountOfPieces({ ...whole, quantity }, part.quantity);
  part.withoutCedola = { ...whole, discountCents };
  line.withoutCedola = { ...whole, discountCents: whole.discountCents - discountCents };
}

/** Whose pieces go: those of the child that was named, then those for nobody in particular, then the last child's. */
function childrenOf({ quantity, details }: OrderLineEntity, wanted: Wanted) {
  const { children } = details;
  const { childId } = wanted;
  const named = children.filter((child) => child.childId === childId);
  if (childId !== undefined && named.length === 0) {
    throw commandRefused('Questo articolo non è per quel bambino.');
  }
  const forNobody = quantity - children.reduce((sum, child) => sum + child.quantity, 0);
  const others = children.filter((child) => !named.includes(child)).toReversed();
  let open = wanted.quantity;
  const taken = new Map<string, number>();
  const take = ({ childId: id, quantity: pieces }: Children[number]) => {
    taken.set(id, Math.min(open, pieces));
    open -= Math.min(open, pieces);
  };
  named.forEach(take);
  open -= Math.min(open, forNobody);
  others.forEach(take);
  const shared = (piecesOf: (child: Children[number]) => number) =>
    children
      .map((child) => ({ ...child, quantity: piecesOf(child) }))
      .filter((child) => child.quantity > 0);
  return {
    taken: shared((child) => taken.get(child.childId) ?? 0),
    left: shared((child) => child.quantity - (taken.get(child.childId) ?? 0)),
  };
}
