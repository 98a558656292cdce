import { Button } from '@zaino/ui/button';
import { SelectField } from '@zaino/ui/select-field';
import { Options } from './options';
import css from './school-results.module.css';
import type { FoundSchools } from './search.api';
import { change, type Search } from './search-params';

interface SchoolFiltersProps {
  search: Search;
  options: Pick<FoundSchools, 'tipologie' | 'caratteristiche'>;
  /** The search form: the filters stand outside it and are sent with it. */
  form: string;
  onSearch: (search: Search) => void;
}

/** Type and characteristic, over all schools of the municipality. */
export function SchoolFilters({ search, options, form, onSearch }: SchoolFiltersProps) {
  const filters = [
    {
      field: 'tipologia',
      label: 'Tipologia Scuola',
      all: 'Tutte le tipologie',
      names: options.tipologie,
    },
    {
      field: 'caratteristica',
      label: 'Caratteristica',
      all: 'Tutte',
      names: options.caratteristiche,
    },
  ] as const;

  return (
    <div className={css.filters}>
      {filters.map(({ field, label, all, names }) => (
        <SelectField
          key={field}
          label={label}
          name={field}
          form={form}
          value={search[field]}
          onChange={(event) => onSearch(change(search, field, event.target.value))}
        >
          <Options prompt={all} names={names} chosen={search[field]} />
        </SelectField>
      ))}
      <noscript>
        <Button type="submit" form={form} size="small" variant="outline">
          Filtra
        </Button>
      </noscript>
    </div>
  );
}
