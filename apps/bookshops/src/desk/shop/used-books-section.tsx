import { Checkbox } from '@zaino/ui/tick';
import css from './fields.module.css';
import type { ShopSectionProps } from './own-shop';
import { SectionForm } from './section-form';

/** Whether families may bring used books. */
export function UsedBooksSection({ shop }: ShopSectionProps) {
  return (
    <SectionForm
      shop={shop}
      id="usato"
      title="Libri usati"
      submit="Salva i libri usati"
      changes={(field) => ({ takesUsedBooks: field('takesUsedBooks') !== '' })}
    >
      {() => (
        <Checkbox
          name="takesUsedBooks"
          value="si"
          defaultChecked={shop.tenant.takesUsedBooks ?? false}
        >
          Ritiriamo libri usati
          <span className={css.hint}>
            Ti mostriamo alle famiglie della provincia che li offrono. Prezzo e pagamento li decidi
            tu, al banco: il negozio online tiene solo la registrazione.
          </span>
        </Checkbox>
      )}
    </SectionForm>
  );
}
