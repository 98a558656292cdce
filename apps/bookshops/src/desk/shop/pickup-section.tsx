import { TextArea } from '@zaino/ui/text-field';
import { Checkbox } from '@zaino/ui/tick';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';
import { textFieldOf, textsIn } from './text-fields';

/** Whether families can fetch their orders here, and what they need to know for that. */
export function PickupSection({ shop }: ShopSectionProps) {
  const { tenant } = shop;
  // What is asked for with an opening counts once that is approved.
  const mayOffer = tenant.state === 'open' || tenant.opening.appliedAt !== null;
  return (
    <SectionForm
      shop={shop}
      id="ritiro"
      title="Ritiro"
      submit="Salva il ritiro"
      changes={(field) => ({
        ...textsIn(field, ['pickupNotes']),
        // Pick-up can be turned on or off only while the bookshop is open, or waits for that.
        ...(mayOffer && { offersPickup: field('offersPickup') !== '' }),
      })}
    >
      {(errorOf) => (
        <>
          <Checkbox
            name="offersPickup"
            value="si"
            disabled={!mayOffer}
            defaultChecked={tenant.offersPickup}
          >
            Le famiglie possono ritirare in negozio
            {!mayOffer && <span className={css.hint}>Si attiva quando la libreria è aperta.</span>}
          </Checkbox>
          <TextArea
            {...textFieldOf(tenant, errorOf, 'pickupNotes')}
            label="Note per il ritiro"
            hint="Ingresso, parcheggio, che cosa portare. Niente IBAN, link o richieste di pagare prima."
            maxLength={500}
          />
        </>
      )}
    </SectionForm>
  );
}
