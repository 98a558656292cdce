import { TextField } from '@zaino/ui/text-field';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';
import { textFieldOf, textsIn } from './text-fields';

/** What the bookshop is called, and how to reach it. */
export function DataSection({ shop }: ShopSectionProps) {
  return (
    <SectionForm
      shop={shop}
      id="dati"
      title="Dati"
      intro="Un nome o una partita IVA diversi li controlliamo prima di mostrarli."
      submit="Salva i dati"
      changes={(field) => textsIn(field, ['name', 'email', 'phone', 'vatNumber'])}
    >
      {(errorOf) => (
        <>
          <TextField
            {...textFieldOf(shop.tenant, errorOf, 'name')}
            label="Nome della libreria"
            autoComplete="organization"
            maxLength={120}
            required
          />
          <div className={css.pair}>
            <TextField
              {...textFieldOf(shop.tenant, errorOf, 'email')}
              label="E-mail per i clienti"
              hint="La legge chi compra da te: può essere diversa da quella con cui accedi."
              type="email"
              inputMode="email"
              autoComplete="off"
              maxLength={254}
            />
            <TextField
              {...textFieldOf(shop.tenant, errorOf, 'phone')}
              label="Telefono"
              type="tel"
              autoComplete="off"
              maxLength={30}
            />
          </div>
          <TextField
            {...textFieldOf(shop.tenant, errorOf, 'vatNumber')}
            label="Partita IVA"
            hint="Undici cifre. La controlliamo, e le famiglie la leggono in fondo alla tua vetrina."
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
        </>
      )}
    </SectionForm>
  );
}
