import { shippingCost, type ShippingMethod } from '@zaino/rules/shipping';
import { RadioGroup } from '@zaino/ui/radio-group';
import { type CartSnapshot, setShippingMethod } from '@zaino/web/cart';
import { orFree } from './or-free';

/** Home or bookshop, each with what it costs for this cart. */
export function ShippingChoice({ cart }: { cart: CartSnapshot }) {
  return (
    <RadioGroup
      legend="Come lo ricevi"
      options={optionsFor(cart.subtotal)}
      value={cart.shippingMethod}
      onChange={setShippingMethod}
    />
  );
}

function optionsFor(subtotal: number) {
  const cost = (method: ShippingMethod) => orFree(shippingCost(method, subtotal));
  return [
    {
      value: 'standard',
      label: 'Spedizione a casa',
      hint: '2-3 giorni lavorativi da quando parte',
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
