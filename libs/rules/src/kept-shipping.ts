import { toCents } from './money';
import { FREE_SHIPPING_THRESHOLD, STANDARD_SHIPPING_COST } from './shipping';

/** Version of the terms of service that first says it: whoever accepted an earlier one is not bound by it. */
export const KEPT_SHIPPING_SINCE = '2026-12-01';

/** Pieces that the customer is about to cancel before they leave, in cents. */
interface GivenUp {
  /** Before the voucher. */
  totalCents: number;
  /** What was paid for them and not given back. */
  comesBackCents: number;
  /** Whose day has passed: cancelling them is no change of mind. */
  isLate: boolean;
}

interface OrderedShipping {
  shippingMethod: 'standard' | 'pickup';
  /** What the customer paid for shipping. */
  shippingCents: number;
  /** Before the voucher, as shipping costs are. */
  subtotalCents: number;
  /** Version of the terms that was accepted; null where none was kept. */
  terms: string | null;
  /** Before the voucher, what the customer has cancelled so far without its being late. */
  givenUpCents: number;
  /** What is held back already. */
  keptShippingCents: number;
  /** Whether nothing of the order is left after this. */
  isAllGone: boolean;
}

/** What of pieces counts as given up by the customer's own wish, in cents. */
export function wishedAwayCents(pieces: readonly Pick<GivenUp, 'totalCents' | 'isLate'>[]): number {
  return pieces.reduce((sum, { totalCents, isLate }) => sum + (isLate ? 0 : totalCents), 0);
}

/**
 * What the refund of a customer's own cancellation is less by, in cents: the shipping of an order that was sent for
 * free and would not have been without these pieces. Once for an order, and only of a refund that is larger; what the
 * shop cancelled, what was late and what was withdrawn from counts as if it had stayed (terms of service, section
 * "annullare").
 */
export function heldBackCents(order: OrderedShipping, pieces: readonly GivenUp[]): number {
  const { shippingMethod, shippingCents, subtotalCents, terms, isAllGone } = order;
  const isBound = terms !== null && terms >= KEPT_SHIPPING_SINCE;
  const wasFree = shippingMethod === 'standard' && shippingCents === 0;
  if (!isBound || !wasFree || isAllGone || order.keptShippingCents > 0) return 0;
  const away = wishedAwayCents(pieces);
  const left = subtotalCents - order.givenUpCents - away;
  if (away === 0 || left >= toCents(FREE_SHIPPING_THRESHOLD)) return 0;
  const cost = toCents(STANDARD_SHIPPING_COST);
  const comesBack = pieces.reduce((sum, piece) => sum + piece.comesBackCents, 0);
  return comesBack > cost ? cost : 0;
}
