import { BOOK_DISCOUNT_LIMITS, type BookDiscounts } from '@zaino/contracts/shared';
import type { ReadField } from '@zaino/ui/account-form';
import { TextField } from '@zaino/ui/text-field';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';

const fields = [
  {
    name: 'adoptedBookDiscount',
    label: 'Sui libri adottati, in percentuale',
    hint: 'Quelli nella lista di una classe per quest’anno.',
  },
  {
    name: 'otherBookDiscount',
    label: 'Sugli altri libri nuovi, in percentuale',
    hint: 'Anche i consigliati e quelli degli anni scorsi.',
  },
] as const;

/** An empty field is no discount. */
const discountsIn = (field: ReadField): BookDiscounts => ({
  adoptedBookDiscount: Number(field('adoptedBookDiscount')),
  otherBookDiscount: Number(field('otherBookDiscount')),
});

/** What the bookshop takes off the cover price of what is picked up there. */
export function DiscountSection({ shop }: ShopSectionProps) {
  return (
    <SectionForm
      shop={shop}
      id="sconto"
      title="Sconto sul prezzo di copertina"
      intro={
        <>
          Vale sui libri nuovi che le famiglie ritirano da te: lo vedono accanto al prezzo di
          copertina, nelle liste e alla cassa. La legge permette al massimo il{' '}
          {BOOK_DISCOUNT_LIMITS.adopted} % sui libri adottati e il {BOOK_DISCOUNT_LIMITS.other} %
          sugli altri. Lo sconto è a carico della libreria.
        </>
      }
      submit="Salva lo sconto"
      changes={discountsIn}
    >
      {(errorOf) => (
        <div className={css.pair}>
          {fields.map(({ name, label, hint }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              hint={hint}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              defaultValue={shop.tenant[name]}
              error={errorOf(name)}
            />
          ))}
        </div>
      )}
    </SectionForm>
  );
}
