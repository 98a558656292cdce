import type { Quote } from '@zaino/contracts/orders';
import { toCents, toEuro } from '@zaino/rules/money';
import { stateVoucherCents } from '@zaino/rules/state-voucher';
import type { CartSnapshot } from '@zaino/web/cart';
import type { CheckoutDraft } from '../draft';

interface Order {
  draft: CheckoutDraft;
  cart: Pick<CartSnapshot, 'items' | 'shippingMethod'>;
  quote: Quote | null;
}

/** What a voucher of the State pays of an order as it stands, in euro: of books alone that are sent home. */
export function voucherAmount({ draft, cart, quote }: Order): number {
  const { stateVoucher, payment } = draft;
  const isForBooks = cart.items.every(({ type }) => type === 'book');
  const isSent = cart.shippingMethod === 'standard';
  if (!stateVoucher || !quote || !isForBooks || !isSent || payment === 'cedola') return 0;
  const totalCents = toCents(quote.totals.total);
  const booksCents = totalCents - toCents(quote.totals.shippingCost);
  const valueCents = toCents(stateVoucher.value);
  return toEuro(stateVoucherCents({ valueCents, booksCents, totalCents }));
}
