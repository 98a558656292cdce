import type { ProductRow } from '@zaino/contracts/catalogue';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { type Ref, useMemo } from 'react';
import { formatCount } from './count-words';
import css from './product-filters.module.css';
import { categoryCounts } from './product-table';
import { type ProductView, readSort, sortColumns, writeSort } from './product-view';

interface ProductFiltersProps {
  rows: readonly ProductRow[];
  view: ProductView;
  /** The view that the table has reached: counting must not hold up typing. */
  shownView: ProductView;
  onChange: (change: Partial<ProductView>) => void;
  searchRef: Ref<HTMLInputElement>;
}

const statuses = { '': 'Tutti', attivi: 'Attivo', inattivi: 'Inattivo' } as const;
const availabilities = {
  '': 'Tutte',
  disponibili: 'Disponibile',
  'non-disponibili': 'Non disponibile',
} as const;

/** What of the table is shown (specification, point 2). */
export function ProductFilters(props: ProductFiltersProps) {
  const { rows, view, shownView, onChange, searchRef } = props;
  const counts = useMemo(() => categoryCounts(rows, shownView), [rows, shownView]);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);

  return (
    <div role="search" className={css.filters}>
      <TextField
        ref={searchRef}
        type="search"
        label="Cerca per nome o descrizione"
        autoComplete="off"
        className={css.search}
        value={view.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <SelectField
        label="Categoria"
        value={view.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
      >
        <option value="">Tutte ({formatCount(all)})</option>
        {counts.map(([category, count]) => (
          <option key={category} value={category}>
            {category} ({formatCount(count)})
          </option>
        ))}
        {view.category !== '' && !counts.some(([category]) => category === view.category) && (
          <option value={view.category}>{view.category} (0)</option>
        )}
      </SelectField>
      <Choice
        label="Stato"
        options={statuses}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        label="Disponibilità"
        options={availabilities}
        value={view.availability}
        onChange={(availability) => onChange({ availability })}
      />
      <SelectField
        label="Ordina per"
        className={css.sort ?? ''}
        value={writeSort(view.sort)}
        onChange={(event) => onChange({ sort: readSort(event.currentTarget.value) })}
      >
        <option value="">Id</option>
        {Object.entries(sortColumns).flatMap(([column, words]) => [
          <option key={column} value={column}>
            {words}, crescente
          </option>,
          <option key={`-${column}`} value={`-${column}`}>
            {words}, decrescente
          </option>,
        ])}
      </SelectField>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as Value)}
    >
      {(Object.entries(options) as [Value, string][]).map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
