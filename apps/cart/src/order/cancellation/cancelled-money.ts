import type { Order, OrderLine } from '@zaino/contracts/orders';
import { heldBackCents } from '@zaino/rules/kept-shipping';
import { paidForPieces, refundedOfPieces } from '@zaino/rules/line-pieces';
import { toCents, toEuro } from '@zaino/rules/money';
import { amountDue, difference } from '../amount-due';
import { isUnpaid } from '../is-unpaid';
import { extraBackCents, type PiecesByLine, piecesOf } from '../pieces/line-pieces';

export interface CancelledMoney {
  /** Euro that come back, with what is held back taken off. */
  back: number;
  /** Euro of shipping that are held back; that are to be paid besides, where nothing is paid yet by card. */
  heldBack: number;
  /** Euro that remain to be paid by card; null where nothing remains, or it is not to be paid so. */
  toPay: number | null;
}

interface Cancelled {
  lines: readonly OrderLine[];
  pieces: PiecesByLine;
  /** The day in Italy. */
  today: string;
}

/** Whether something was paid that was not given back. */
export const hasMoney = ({ paymentState }: Order) =>
  paymentState === 'paid' || paymentState === 'partly-refunded';

const undone = ['cancelled', 'returned', 'refunded'];

/** What a cancellation gives back, by the rule of the service, which refuses another sum than the one shown here. */
export function cancelledMoney(order: Order, { lines, pieces, today }: Cancelled): CancelledMoney {
  if (!hasMoney(order) && !isUnpaid(order)) return { back: 0, heldBack: 0, toPay: null };
  const { shippingMethod, totals, acceptedTexts } = order;
  const keptShippingCents = toCents(totals.keptShipping ?? 0);
  const shippingCents = toCents(totals.shippingCost);
  const isAllGone = isAllOf(order, { lines, pieces });
  const away = lines.map((line) => piecesAway(line, piecesOf(line, pieces).quantity, today));
  const held = heldBackCents(
    {
      shippingMethod,
      shippingCents,
      subtotalCents: toCents(totals.subtotal),
      givenUpCents: toCents(totals.givenUp ?? 0),
      terms: acceptedTexts?.terms ?? null,
      keptShippingCents,
      isAllGone,
    },
    away,
  );
  const ofLines = away.reduce((sum, { comesBackCents }) => sum + comesBackCents, 0);
  const shippingBack = isAllGone ? shippingCents + keptShippingCents : 0;
  const back = toEuro(ofLines + shippingBack - held);
  const heldBack = toEuro(held);
  if (!isUnpaid(order)) return { back, heldBack, toPay: null };
  return { back: 0, heldBack, toPay: isAllGone ? null : difference(amountDue(order).amount, back) };
}

/** Whether nothing of the order is left. */
function isAllOf(order: Order, { lines, pieces }: Omit<Cancelled, 'today'>): boolean {
  const chosen = new Set(lines.map(({ id }) => id));
  return (
    lines.every((line) => piecesOf(line, pieces).quantity === line.quantity) &&
    order.lines.every(({ id, state }) => chosen.has(id) || undone.includes(state))
  );
}

function piecesAway(line: OrderLine, count: number, today: string) {
  const priceCents = toCents(line.price);
  const paid = {
    quantity: line.quantity,
    priceCents,
    discountCents: toCents(line.discount),
    refundedCents: toCents(line.refunded ?? 0) - toCents(line.extra?.refunded ?? 0),
  };
  const isOfComune = (line.cedola?.amount ?? 0) > 0;
  const ofGoods = isOfComune ? 0 : paidForPieces(paid, count) - refundedOfPieces(paid, count);
  return {
    totalCents: priceCents * count,
    comesBackCents: ofGoods + extraBackCents(line, count),
    isLate: line.expected !== null && line.expected.to < today,
  };
}
