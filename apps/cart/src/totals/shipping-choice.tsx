import { shippingCost, type ShippingMethod } from '@zaino/rules/shipping';
import { RadioGroup } from '@zaino/ui/radio-group';
import { type CartSnapshot, setShippingMethod } from '@zaino/web/cart';
import { useShopFront } from '@zaino/web/shop-front';
import { orFree } from './or-free';

/** Home or bookshop, each with what it costs for this cart. */
export function ShippingChoice({ cart }: { cart: CartSnapshot }) {
  const shopFront = useShopFront();
  const own = shopFront?.offersPickup ? shopFront : null;
  const known = cart.bookshop ?? own;
  const place = known ? `Da ${known.name}, o in un’altra` : undefined;
  return (
    <RadioGroup
      legend="Come lo ricevi"
      options={optionsFor(cart.subtotal, place)}
      value={cart.shippingMethod}
      onChange={setShippingMethod}
    />
  );
}

function optionsFor(subtotal: number, place = 'Nelle librerie convenzionate') {
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
      hint: place,
      aside: cost('pickup'),
    },
  ] as const;
}
