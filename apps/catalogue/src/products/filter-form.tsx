import { LONGEST_SEARCH } from '@zaino/contracts/catalogue';
import { Button, buttonClass } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { TextField } from '@zaino/ui/text-field';
import { Link } from '@zaino/web/router';
import { useAddressDraft } from '@zaino/web/use-address-draft';
import { type KeyboardEvent, useId, useState } from 'react';
import css from './filter-form.module.css';
import { FilterSelects } from './filter-selects';
import { type Filters, noFilters, priceErrors, productsPath, tidied } from './filters';
import type { ProductsData } from './products.api';

/** All filters: a plain GET form, which also works where no script runs. */
export function FilterForm({ data }: { data: ProductsData }) {
  const { draft, change, apply } = useAddressDraft(data.filters, productsPath);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();

  // A form of several fields sends itself by Enter only where it shows a button.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    apply();
  };

  return (
    <form
      role="search"
      aria-label="Prodotti"
      action="/products"
      autoComplete="off"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {/* eslint-disable-next-line jsx-a11y-js/no-static-element-interactions -- hears the fields inside */}
      <div className={css.fields} onKeyDown={onKeyDown}>
        <TextField
          label="Cerca un prodotto"
          type="search"
          name="search"
          value={draft.search}
          maxLength={LONGEST_SEARCH}
          placeholder="es. compasso"
          enterKeyHint="search"
          onChange={(event) => change({ search: event.target.value })}
        />
        <Button
          variant="outline"
          className={css.unfold}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          {`Filtri: categoria, prezzo, voto${chosenWords(draft)}`}
        </Button>
        <div id={moreId} className={classNames(css.more, isOpen && css.open)}>
          <FilterSelects
            data={data}
            draft={draft}
            onChange={change}
            prices={<Prices draft={draft} change={change} />}
          />
          <noscript>
            <Button type="submit" isWide>
              Filtra
            </Button>
          </noscript>
          <Link
            to={productsPath(noFilters)}
            replace
            preventScrollReset
            className={buttonClass({ variant: 'outline', isWide: true })}
          >
            Cancella filtri
          </Link>
        </div>
      </div>
    </form>
  );
}

/** How many filters are set behind the button, for whom they are folded away. */
function chosenWords(draft: Filters): string {
  const { categoria, minPrezzo, maxPrezzo, minValutazione, soloDisponibili } = tidied(draft);
  const folded = [categoria, minPrezzo, maxPrezzo, minValutazione, soloDisponibili];
  const count = folded.filter((value) => value !== '').length;
  return count > 0 ? ` (${count})` : '';
}

interface PricesProps {
  draft: Filters;
  change: (changes: Partial<Filters>) => void;
}

function Prices({ draft, change }: PricesProps) {
  const errors = priceErrors(draft);
  const fields = [
    { name: 'minPrezzo', label: 'Prezzo min, €', error: errors.min },
    { name: 'maxPrezzo', label: 'Prezzo max, €', error: errors.max },
  ] as const;
  return (
    <div className={css.prices}>
      {fields.map(({ name, label, error }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          value={draft[name]}
          error={error}
          inputMode="decimal"
          maxLength={16}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
    </div>
  );
}
