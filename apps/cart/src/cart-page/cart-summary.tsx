import type { Ref } from 'react';
import { shippingCost, type ShippingMethod } from '@zaino/rules/shipping';
import { formatAmount, formatEuro } from '@zaino/rules/money';
import { buttonClass } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { RadioGroup } from '@zaino/ui/radio-group';
import { Ruler } from '@zaino/ui/ruler';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { type CartSnapshot, setShippingMethod } from '@zaino/web/cart';
import { Link } from '@zaino/web/router';
import css from './cart-summary.module.css';
import { counted } from './counted';

interface CartSummaryProps {
  cart: CartSnapshot;
  ref: Ref<HTMLElement>;
}

export function CartSummary({ cart, ref }: CartSummaryProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="riepilogo" className={css.summary}>
      <Sheet className={css.sheet}>
        <h2 id="riepilogo" className={css.title}>
          Riepilogo
        </h2>
        <RadioGroup
          legend="Come lo ricevi"
          options={shippingOptions(cart.subtotal)}
          value={cart.shippingMethod}
          onChange={setShippingMethod}
        />
        {cart.shippingMethod === 'standard' && <FreeShipping cart={cart} />}
        <dl>
          <div className={css.amount}>
            <dt>
              Subtotale <span className={css.count}>{counted(cart.items)}</span>
            </dt>
            <dd>{formatEuro(cart.subtotal)}</dd>
          </div>
          <div className={css.amount}>
            <dt>Spedizione</dt>
            <dd>{orFree(cart.shippingCost)}</dd>
          </div>
          <div className={css.total}>
            <dt>Totale</dt>
            <dd>
              <Price euro={cart.total} className={css.totalPrice} />
            </dd>
          </div>
        </dl>
        <Link to="/checkout" className={buttonClass({ isWide: true })}>
          Vai alla cassa
        </Link>
        <Link to="/search" className={buttonClass({ variant: 'text', isWide: true })}>
          Cerca altri libri
        </Link>
        <VisuallyHidden>
          <span role="status">Totale: {formatEuro(cart.total)}</span>
        </VisuallyHidden>
      </Sheet>
    </section>
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

function shippingOptions(subtotal: number) {
  const cost = (method: ShippingMethod) => orFree(shippingCost(method, subtotal));
  return [
    {
      value: 'standard',
      label: 'Spedizione a casa',
      hint: '2-3 giorni lavorativi',
      aside: cost('standard'),
    },
    {
      value: 'pickup',
      label: 'Ritiro in libreria',
      hint: 'Nelle librerie convenzionate',
      aside: cost('pickup'),
    },
  ] as const;
}

function orFree(euro: number): string {
  return euro === 0 ? 'Gratis' : formatEuro(euro);
}
