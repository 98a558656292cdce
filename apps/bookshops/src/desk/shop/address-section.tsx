import { TextField } from '@zaino/ui/text-field';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';
import { textFieldOf, textsIn } from './text-fields';

/** Where the bookshop is. */
export function AddressSection({ shop }: ShopSectionProps) {
  return (
    <SectionForm
      shop={shop}
      id="indirizzo"
      title="Indirizzo"
      intro="Decide in quali ricerche compari: CAP, comune e provincia."
      submit="Salva l’indirizzo"
      changes={(field) => textsIn(field, ['address', 'postalCode', 'city', 'province'])}
    >
      {(errorOf) => (
        <>
          <TextField
            {...textFieldOf(shop.tenant, errorOf, 'address')}
            label="Indirizzo"
            autoComplete="off"
            maxLength={200}
          />
          <div className={css.place}>
            <TextField
              {...textFieldOf(shop.tenant, errorOf, 'postalCode')}
              label="CAP"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
            />
            <TextField
              {...textFieldOf(shop.tenant, errorOf, 'city')}
              label="Città"
              autoComplete="off"
              maxLength={100}
            />
            <TextField
              {...textFieldOf(shop.tenant, errorOf, 'province')}
              label="Provincia"
              autoComplete="off"
              maxLength={100}
            />
          </div>
        </>
      )}
    </SectionForm>
  );
}
