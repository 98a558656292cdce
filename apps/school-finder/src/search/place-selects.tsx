import { SelectField } from '@zaino/ui/select-field';
import { Options } from './options';
import css from './search-page.module.css';
import { change, type Search } from './search-params';

interface PlaceSelectsProps {
  search: Search;
  /** What there is to choose from; null while it is being asked for. */
  regioni: string[];
  province: string[] | null;
  comuni: string[] | null;
  onSearch: (search: Search) => void;
}

const waiting = 'Caricamento...';

/** Region, then province, then municipality: each waits for the one before it. */
export function PlaceSelects({ search, regioni, province, comuni, onSearch }: PlaceSelectsProps) {
  const levels = [
    {
      field: 'regione',
      label: 'Regione',
      prompt: 'Scegli la regione',
      names: regioni,
      needs: 'it',
    },
    {
      field: 'provincia',
      label: 'Provincia',
      prompt: 'Scegli la provincia',
      names: province,
      needs: search.regione,
    },
    {
      field: 'comune',
      label: 'Comune',
      prompt: 'Scegli il comune',
      names: comuni,
      needs: search.provincia,
    },
  ] as const;

  return (
    <div className={css.selects}>
      {levels.map(({ field, label, prompt, names, needs }) => (
        <SelectField
          key={field}
          label={label}
          name={field}
          value={names === null ? '' : search[field]}
          disabled={needs === '' || names === null}
          onChange={(event) => onSearch(change(search, field, event.target.value))}
        >
          <Options
            prompt={names ? prompt : waiting}
            names={needs === '' ? [] : (names ?? [])}
            chosen={names ? search[field] : ''}
          />
        </SelectField>
      ))}
    </div>
  );
}
