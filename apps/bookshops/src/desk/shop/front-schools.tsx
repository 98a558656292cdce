import { FRONT_SCHOOL_LIMIT } from '@zaino/contracts/bookshops';
import type { FrontSchool } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { SchoolSearch } from '@zaino/ui/school-search';
import { findSchools } from './find-schools';
import css from './list-editor.module.css';
import { useListFocus } from '../use-list-focus';

interface FrontSchoolsProps {
  schools: FrontSchool[];
  onChange: (schools: FrontSchool[]) => void;
  error: string | undefined;
}

/** The schools that a bookshop's front leads to, in the order in which they were chosen. */
export function FrontSchools({ schools, onChange, error }: FrontSchoolsProps) {
  const place = useListFocus(schools.length);
  const add = ({ code, name }: FrontSchool) => {
    if (!schools.some((school) => school.code === code)) onChange([...schools, { code, name }]);
  };
  return (
    <fieldset ref={place} className={css.list}>
      <legend className={css.legend}>Le scuole della tua vetrina</legend>
      <p className={css.hint}>
        Le famiglie le trovano all’inizio della tua vetrina, una pressione e sono alla lista; la
        previsione conta le loro classi. Al massimo {FRONT_SCHOOL_LIMIT}.
      </p>
      {schools.length > 0 && (
        <ul className={css.schools}>
          {schools.map(({ code, name }) => (
            <li key={code} data-entry="" className={css.school}>
              <span>
                {name} <span className={css.hint}>{code}</span>
              </span>
              <Button
                variant="text"
                size="small"
                aria-label={`Togli ${name}`}
                onClick={() => onChange(schools.filter((school) => school.code !== code))}
              >
                Togli
              </Button>
            </li>
          ))}
        </ul>
      )}
      {schools.length < FRONT_SCHOOL_LIMIT && (
        <div className={css.add}>
          <SchoolSearch
            // Chosen, the next one is looked for anew.
            key={schools.length}
            find={findSchools}
            onChoose={({ schoolCode, schoolName }) => add({ code: schoolCode, name: schoolName })}
            error={error}
          />
        </div>
      )}
    </fieldset>
  );
}
