import { RadioGroup } from '@zaino/ui/radio-group';
import type { FormState } from '../form';
import { lateBooks } from '../../quote/late-books';
import { linesToCome } from '../lines-to-come';

/** Several deliveries make sense where something is in stock and something has to come. */
export function DeliveriesChoice({ draft, change, cart, quote }: FormState) {
  if (cart.items.length < 2 || linesToCome({ cart, quote }).length === 0) return null;
  const isPickup = cart.shippingMethod === 'pickup';
  const late = quote && lateBooks(quote, isPickup);
  return (
    <RadioGroup
      legend={isPickup ? 'Quando ritirare' : 'In quante consegne'}
      options={[
        {
          value: 'one',
          label: isPickup ? 'Una volta sola' : 'Una consegna sola',
          hint: late ? `Quando c’è tutto: ${late}` : 'Quando c’è tutto',
        },
        {
          value: 'several',
          label: isPickup ? 'Più volte' : 'Più consegne',
          hint: isPickup
            ? 'Ti avvisiamo man mano che gli articoli arrivano'
            : 'Man mano che i libri arrivano, la spedizione si paga una volta',
        },
      ]}
      value={draft.deliveries}
      onChange={(deliveries) => change((last) => ({ ...last, deliveries }))}
    />
  );
}
