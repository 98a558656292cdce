import { ShippingChoice } from '../../totals/shipping-choice';
import type { FormState } from '../form';
import { FormSection } from '../form-section';
import { lazyPart } from '@zaino/ui/lazy-part';
import { AddressPart } from './address-part';
import { DeliveriesChoice } from './deliveries-choice';

const PickupPart = lazyPart(
  async () => (await import(/* webpackChunkName: 'checkout-pickup' */ './pickup-part')).PickupPart,
);

/** How and where the order comes. */
export function DeliverySection(form: FormState) {
  const { cart } = form;
  return (
    <FormSection id="consegna" title="Consegna">
      <ShippingChoice cart={cart} />
      {cart.shippingMethod === 'standard' ? <AddressPart {...form} /> : <PickupPart {...form} />}
      <DeliveriesChoice {...form} />
    </FormSection>
  );
}
