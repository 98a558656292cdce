import type { OrderLineEntity } from '../orders/order-line.entity';
import { netCents, type RefundPlan } from '../orders/refund-plan';
import { splitCents } from '../orders/split-cents';
import type { PaymentEntity } from './payment.entity';

type Line = Pick<
  OrderLineEntity,
  | 'id'
  | 'key'
  | 'type'
  | 'sellerId'
  | 'totalCents'
  | 'discountCents'
  | 'cedolaCents'
  | 'extraCents'
  | 'refundedCents'
>;

/** In an order of which a bookshop gets a part, these are what it sells. */
const isSoldByBookshop = ({ type, sellerId }: Pick<Line, 'type' | 'sellerId'>) =>
  type === 'book' && sellerId !== null;

/** What a bookshop gets of the books that it sells: less the shop's percentage, rounded in its favour. */
export function bookshopShareCents(
  lines: readonly Omit<Line, 'key'>[],
  feePercent: number,
): number {
  const books = lines.filter(isSoldByBookshop).reduce((sum, line) => sum + netCents(line), 0);
  // Tenths of a percent are as fine as the setting gets; whole numbers keep the rounding exact.
  const fee = Math.floor((books * Math.round(feePercent * 1_000)) / 100_000);
  return books - fee;
}

type Charged = Pick<PaymentEntity, 'chargeKind' | 'transferCents' | 'feeCents'>;

/** What of a payment stays with the bookshop. */
export function bookshopPartCents({ transferCents, feeCents }: Omit<Charged, 'chargeKind'>) {
  return transferCents - feeCents;
}

/**
 * What a refund takes from the bookshop and gives it back of the fee: what is left of both is its part of what the
 * customer keeps, whichever way the order was charged. `lines` are all of the order as they were before it.
 */
export function backOfBookshop(
  plan: RefundPlan,
  { lines, payment }: { lines: readonly Line[]; payment: Charged },
): { reversalCents: number; feeCents: number } {
  const part = reversalCents(plan, { lines, transferCents: bookshopPartCents(payment) });
  if (payment.chargeKind !== 'destination') return { reversalCents: part, feeCents: 0 };
  return { reversalCents: plan.amountCents, feeCents: plan.amountCents - part };
}

/**
 * Of a refund, what comes back from the bookshop's part. `lines` are all of the order as they were before it. Each
 * article has its exact share of the transfer, and has given all of it back once all of it is given back: its lines
 * together, so that nothing depends on whether pieces have got a line of their own.
 */
export function reversalCents(
  { lineCents }: RefundPlan,
  { lines, transferCents }: { lines: readonly Line[]; transferCents: number },
): number {
  const books = articles(lines.filter(isSoldByBookshop), lineCents);
  const shares = splitCents(
    transferCents,
    books.map(({ net }) => net),
  );
  return books.reduce((sum, { net, refunded, refund }, index) => {
    const share = shares[index] ?? 0;
    return sum + backOf(share, refunded + refund, net) - backOf(share, refunded, net);
  }, 0);
}

interface Article {
  net: number;
  refunded: number;
  /** What goes back for it now. */
  refund: number;
}

function articles(lines: readonly Line[], lineCents: RefundPlan['lineCents']): Article[] {
  const byKey = new Map<string, Article>();
  for (const line of lines) {
    const article = byKey.get(line.key) ?? { net: 0, refunded: 0, refund: 0 };
    article.net += netCents(line);
    article.refunded += line.refundedCents;
    article.refund += lineCents[line.id] ?? 0;
    byKey.set(line.key, article);
  }
  return [...byKey.values()];
}

/** Of an article's share, what is back once so much of the article is. */
function backOf(share: number, refunded: number, net: number): number {
  return net === 0 ? 0 : Math.floor((share * refunded) / net);
}
