import type { BookshopList } from '@zaino/contracts/bookshops';
import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { Form } from '@zaino/web/router';
import { type DirectoryPlace, isPostalCode } from './directory-place';
import css from './place-forms.module.css';

interface PlaceFormsProps {
  place: DirectoryPlace;
  list: BookshopList | null;
}

/** Two plain GET forms: near a postal code, or in a province. */
export function PlaceForms({ place, list }: PlaceFormsProps) {
  const { cap } = place;
  const isWrong = cap !== '' && !isPostalCode(cap);
  return (
    <Sheet isEdgeToEdge className={css.forms}>
      <Form
        role="search"
        aria-label="Vicino a un CAP"
        action="/librerie"
        key={`cap ${cap}`}
        className={css.form}
      >
        <TextField
          label="Vicino al CAP"
          name="cap"
          defaultValue={cap}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          className={css.field}
          error={isWrong && 'Scrivi le cinque cifre del CAP, per esempio 26100'}
        />
        <Button type="submit" className={css.button}>
          Cerca
        </Button>
      </Form>
      {list && list.provinces.length > 0 && <ProvinceForm list={list} />}
    </Sheet>
  );
}

function ProvinceForm({ list: { province, provinces } }: { list: BookshopList }) {
  const chosen = province?.code ?? '';
  const isListed = chosen === '' || provinces.some(({ code }) => code === chosen);
  return (
    <Form
      role="search"
      aria-label="Per provincia"
      action="/librerie"
      key={`provincia ${chosen}`}
      className={css.form}
    >
      <SelectField
        label="Oppure in provincia di"
        name="provincia"
        defaultValue={chosen}
        className={css.field}
      >
        <option value="">Tutte le province</option>
        {!isListed && province && <option value={chosen}>{`${province.name} (0)`}</option>}
        {provinces.map(({ code, name, bookshops }) => (
          <option key={code} value={code}>{`${name} (${bookshops})`}</option>
        ))}
      </SelectField>
      <Button type="submit" variant="outline" className={css.button}>
        Mostra
      </Button>
    </Form>
  );
}
