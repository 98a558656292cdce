import { formatEuro, toCents, toEuro } from '@zaino/rules/money';
import css from '../../totals/totals.module.css';
import type { FormState } from '../form';
import { voucherAmount } from './voucher-amount';

/** What a voucher of the State pays of the order as it stands, and what is left. */
export function VoucherRest({ draft, cart, quote }: Pick<FormState, 'draft' | 'cart' | 'quote'>) {
  const amount = voucherAmount({ draft, cart, quote });
  if (!quote || amount === 0) return null;
  return (
    <dl>
      <div className={css.amount}>
        <dt>{draft.stateVoucher?.name ?? 'Buono dello Stato'}</dt>
        <dd>−{formatEuro(amount)}</dd>
      </div>
      <div className={css.total}>
        <dt>Da pagare</dt>
        <dd>{formatEuro(toEuro(toCents(quote.totals.total) - toCents(amount)))}</dd>
      </div>
    </dl>
  );
}
