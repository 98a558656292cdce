import type { Order } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Price } from '@zaino/ui/price';
import { Sheet } from '@zaino/ui/sheet';
import { orFree } from '../totals/or-free';
import totals from '../totals/totals.module.css';
import { amountDue } from './amount-due';
import css from './order-totals.module.css';

/** What was to be paid, what was paid, and what went back. */
export function OrderTotals({ order }: { order: Order }) {
  const { subtotal, discount, shippingCost, refunded } = order.totals;
  const { keptShipping = 0, cedola = 0 } = order.totals;
  const { words, amount, cancelled } = amountDue(order);
  return (
    <Sheet className={css.sheet}>
      <h2 className={css.title}>Riepilogo</h2>
      <dl>
        <Amount words="Subtotale" text={formatEuro(subtotal)} />
        <Extras extras={order.totals.extras} />
        {discount > 0 && (
          <Amount words={`Buono ${order.voucher ?? ''}`.trim()} text={`−${formatEuro(discount)}`} />
        )}
        <Amount words="Spedizione" text={orFree(shippingCost + keptShipping)} />
        {cedola > 0 && <Amount words="Cedola libraria" text={`−${formatEuro(cedola)}`} />}
        {refunded > 0 && (
          <Amount
            words={keptShipping > 0 ? 'Articoli rimborsati' : 'Rimborsi'}
            text={`−${formatEuro(refunded + keptShipping)}`}
          />
        )}
        {cancelled > 0 && <Amount words="Annullati" text={`−${formatEuro(cancelled)}`} />}
        <div className={totals.total}>
          <dt>{words}</dt>
          <dd>
            <Price euro={amount} className={totals.totalPrice} />
          </dd>
        </div>
      </dl>
    </Sheet>
  );
}

/** What the bookshop does to books. */
function Extras({ extras = 0 }: Pick<Order['totals'], 'extras'>) {
  return extras > 0 && <Amount words="Servizi sui libri" text={formatEuro(extras)} />;
}

function Amount({ words, text }: { words: string; text: string }) {
  return (
    <div className={totals.amount}>
      <dt>{words}</dt>
      <dd>{text}</dd>
    </div>
  );
}
