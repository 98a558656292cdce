import type { OrderLineRow } from '../orders/order-line.entity';
import { netCents, type RefundPlan } from './refund-plan';
import { splitCents } from './split-cents';

type Line = Pick<
  OrderLineRow,
  'id' | 'type' | 'sellerId' | 'totalCents' | 'discountCents' | 'refundedCents'
>;

const isSoldByBookshop = ({ type, sellerId }: Line) => type === 'book' && sellerId !== null;

/** What a bookshop gets of the books that it sells: less the shop's percentage, rounded in its favour. */
export function bookshopCents(lines: readonly Line[], feePercent: number): number {
  const books = lines.filter(isSoldByBookshop).reduce((sum, line) => sum + netCents(line), 0);
  // Tenths of a percent are as fine as the setting gets; whole numbers keep the rounding exact.
  const fee = Math.floor((books * Math.round(feePercent * 1_000)) / 100_000);
  return books - fee;
}

/**
 * Of a refund, what comes back from the bookshop's part. `lines` are all of the order as they were before it. Each
 * line has its exact share of the transfer, and has given all of it back once all of the line is given back.
 */
export function reversalCents(
  { lineCents }: RefundPlan,
  { lines, transferCents }: { lines: readonly Line[]; transferCents: number },
): number {
  const books = lines.filter(isSoldByBookshop);
  const shares = splitCents(transferCents, books.map(netCents));
  return books.reduce((sum, line, index) => {
    const [share, net] = [shares[index] ?? 0, netCents(line)];
    const before = backOf(share, line.refundedCents, net);
    return sum + backOf(share, line.refundedCents + (lineCents[line.id] ?? 0), net) - before;
  }, 0);
}

/** Of a line's share, what is back once so much of the line is. */
function backOf(share: number, refunded: number, net: number): number {
  return net === 0 ? 0 : Math.floor((share * refunded) / net);
}
