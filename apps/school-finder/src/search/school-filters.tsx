import type { SchoolsResponse } from '@zaino/contracts/schools';
import { SelectField } from '@zaino/ui/select-field';
import css from './school-results.module.css';
import { change, type Search } from './search-params';

interface SchoolFiltersProps {
  search: Search;
  options: Pick<SchoolsResponse, 'tipologie' | 'caratteristiche'>;
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
          <option value="">{all}</option>
          {withChosen(names, search[field]).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

/** A shared link may name a filter that no school of the place has any more: it stays to be seen. */
function withChosen(names: string[], chosen: string): string[] {
  return chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
}
