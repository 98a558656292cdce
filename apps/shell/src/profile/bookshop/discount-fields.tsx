import type { OwnTenant } from '@zaino/contracts/bookshops';
import { BOOK_DISCOUNT_LIMITS, type BookDiscounts } from '@zaino/contracts/shared';
import type { ReadField } from '@zaino/ui/account-form';
import { TextField } from '@zaino/ui/text-field';
import css from './discount-fields.module.css';

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

/** What is written in `DiscountFields`; an empty field is no discount. */
export function discountsIn(field: ReadField): BookDiscounts {
  return {
    adoptedBookDiscount: Number(field('adoptedBookDiscount')),
    otherBookDiscount: Number(field('otherBookDiscount')),
  };
}

interface DiscountFieldsProps {
  tenant: OwnTenant;
  errorOf: (name: keyof BookDiscounts) => string | undefined;
}

/** What the bookshop takes off the cover price: a part of the form about it, which `discountsIn` reads. */
export function DiscountFields({ tenant, errorOf }: DiscountFieldsProps) {
  return (
    <fieldset className={css.discounts}>
      <legend className={css.legend}>Sconto sul prezzo di copertina</legend>
      <p className={css.hint}>
        Vale sui libri nuovi che le famiglie ritirano da te: lo vedono accanto al prezzo di
        copertina, nelle liste e alla cassa. La legge permette al massimo il{' '}
        {BOOK_DISCOUNT_LIMITS.adopted} % sui libri adottati e il {BOOK_DISCOUNT_LIMITS.other} %
        sugli altri. Lo sconto è a carico della libreria.
      </p>
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
            defaultValue={tenant[name]}
            error={errorOf(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
