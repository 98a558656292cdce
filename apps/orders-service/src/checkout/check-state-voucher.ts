import { toCents } from '@zaino/rules/money';
import { stateVoucherCents } from '@zaino/rules/state-voucher';
import type { Orderer } from '../limits/order-limits';
import type { PricedQuote } from '../quotes/quotes.service';
import { stateVoucherRefused } from '../state-vouchers/voucher-refused';
import type { OrderWish } from './order-wish';

interface About {
  orderer: Orderer;
  quote: PricedQuote;
}

/**
 * Throws `voucher-refused` where a voucher of the State cannot pay what the order says that it pays: a voucher is
 * for books that the shop itself sells, so for those that it sends home, and for nothing else.
 */
export function checkStateVoucher(wish: OrderWish, { orderer, quote }: About): void {
  const { stateVoucher, shippingMethod, payment } = wish;
  if (stateVoucher === undefined) return;
  if (orderer.guest) throw stateVoucherRefused('Per pagare con un buono serve un account');
  if (shippingMethod !== 'standard' || payment !== 'card') {
    throw stateVoucherRefused('Con un buono si pagano solo i libri che spediamo a casa');
  }
  if (quote.lines.some(({ line, pieces }) => line.type !== 'book' && pieces > 0)) {
    throw stateVoucherRefused(
      'Con un buono si pagano solo libri: ordina a parte gli altri articoli',
    );
  }
  const { totalCents, shippingCents } = quote.totals;
  const valueCents = toCents(stateVoucher.amount);
  const asked = { valueCents, booksCents: totalCents - shippingCents, totalCents };
  if (stateVoucherCents(asked) === valueCents) return;
  throw stateVoucherRefused('La cifra dell’ordine è cambiata: verifica di nuovo il buono');
}
