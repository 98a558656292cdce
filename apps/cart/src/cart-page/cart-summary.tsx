import type { Ref } from 'react';
import { dayRangeWords } from '@zaino/rules/day-words';
import { formatAmount, formatEuro } from '@zaino/rules/money';
import { buttonClass } from '@zaino/ui/button';
import { Ruler } from '@zaino/ui/ruler';
import { SellerNote } from '@zaino/ui/seller-note';
import { Sheet } from '@zaino/ui/sheet';
import type { CartSnapshot } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { REGISTER_PATH, signInPath } from '@zaino/web/sign-in-path';
import { ChangesNotice } from '../quote/changes-notice';
import { sameDays } from '../quote/expected-words';
import { lateBooks } from '../quote/late-books';
import type { QuoteState } from '../quote/use-quote';
import { VoucherField } from '../quote/voucher-field';
import { ShippingChoice } from '../totals/shipping-choice';
import type { PricedCart } from '../quote/priced-cart';
import { SavedWords } from '../totals/saved-words';
import { Totals } from '../totals/totals';
import css from './cart-summary.module.css';
import { counted } from '../order-lines/counted';

interface CartSummaryProps {
  cart: CartSnapshot;
  /** The same with what its lines cost where it is picked up. */
  priced: PricedCart;
  pricing: QuoteState;
  /** The code in use; empty without one. */
  voucher: string;
  onVoucher: (code: string) => void;
  /** What had changed is in the cart now. */
  onAccepted: () => void;
  ref: Ref<HTMLElement>;
}

type ExpectedDaysProps = Pick<CartSummaryProps, 'cart' | 'pricing'>;

export function CartSummary(props: CartSummaryProps) {
  const { cart, priced, pricing, voucher, onVoucher, onAccepted, ref } = props;
  const isPriced = pricing.isCurrent && pricing.quote?.changes.length === 0;
  const amounts = isPriced && pricing.quote ? pricing.quote.totals : priced.cart;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="riepilogo" className={css.summary}>
      <Sheet className={css.sheet}>
        <h2 id="riepilogo" className={css.title}>
          Riepilogo
        </h2>
        <ShippingChoice cart={cart} />
        <ExpectedDays cart={cart} pricing={pricing} />
        {cart.shippingMethod === 'standard' && <FreeShipping cart={cart} />}
        <Totals {...amounts} counted={counted(cart.items)} />
        <SavedWords {...priced} />
        <ExtrasHint pricing={pricing} />
        <VoucherField code={voucher} onUse={onVoucher} state={pricing} />
        <ChangesNotice quote={pricing.quote} onAccepted={onAccepted} />
        <Link to="/checkout" className={buttonClass({ isWide: true })}>
          Vai alla cassa
        </Link>
        <Link to="/search" className={buttonClass({ variant: 'text', isWide: true })}>
          Cerca altri libri
        </Link>
        <GuestsWayOn />
        <SellerNote />
      </Sheet>
    </section>
  );
}

/** When all of it comes; its place is kept before somebody has said so. */
function ExpectedDays({ cart, pricing: { quote, failure } }: ExpectedDaysProps) {
  const [most] = quote ? sameDays(quote) : [];
  if (!most) return failure || quote ? null : <p className={css.hint}>{'\u00a0'}</p>;
  const isPickup = cart.shippingMethod === 'pickup';
  const what = isPickup ? 'Pronto in libreria' : 'Consegna';
  const late = quote && lateBooks(quote, isPickup);
  const choice = isPickup ? 'di ritirare più volte' : 'più consegne';
  return (
    <>
      <p className={css.hint}>{`${what} ${dayRangeWords(most.expected)}`}</p>
      {late && <p className={css.guest}>{`${late}: alla cassa puoi scegliere ${choice}.`}</p>}
    </>
  );
}

/** What the bookshop does to books is chosen at the checkout, where it is known who picks up. */
function ExtrasHint({ pricing: { quote } }: Pick<CartSummaryProps, 'pricing'>) {
  const [first, ...others] = quote?.extras ?? [];
  if (!first || !quote?.bookshop || !quote.lines.some(({ line }) => line.type === 'book')) {
    return null;
  }
  const least = Math.min(first.price, ...others.map(({ price }) => price));
  return (
    <p className={css.guest}>
      {quote.bookshop.name} può coprire i libri che ritiri, da {formatEuro(least)} a copia: lo
      chiedi alla cassa.
    </p>
  );
}

/** Who is not signed in knows what comes next, and that nothing is lost by it. */
function GuestsWayOn() {
  const { status } = useSession();
  if (status !== 'guest') return null;
  const checkout = { pathname: '/checkout', search: '' };
  return (
    <p className={css.guest}>
      Alla cassa <Link to={signInPath(checkout)}>accedi o continui senza account</Link>, oppure{' '}
      <Link to={signInPath(checkout, REGISTER_PATH)}>ti registri</Link>. Il carrello resta com’è.
    </p>
  );
}

/** How far the cart is from free shipping, measured with the ruler. */
function FreeShipping({ cart }: { cart: CartSnapshot }) {
  const { subtotal, freeShippingThreshold, missingForFreeShipping } = cart;
  return (
    <div className={css.freeShipping}>
      <p className={css.hint}>
        {missingForFreeShipping > 0
          ? `Aggiungi €${formatAmount(missingForFreeShipping)} per la spedizione gratuita`
          : 'Hai raggiunto la spedizione gratuita'}
      </p>
      <Ruler
        label="Subtotale fino alla spedizione gratuita"
        value={subtotal}
        max={freeShippingThreshold}
        valueText={`${formatEuro(subtotal)} su ${formatEuro(freeShippingThreshold)}`}
        marks={[
          { at: 0, label: '0' },
          { at: freeShippingThreshold, label: `${freeShippingThreshold} €` },
        ]}
      />
    </div>
  );
}
