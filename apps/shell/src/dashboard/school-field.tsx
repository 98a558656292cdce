import { Button } from '@zaino/ui/button';
import { type ChosenSchool, SchoolSearch } from '@zaino/ui/school-search';
import { useEffect, useRef } from 'react';
import { findSchools } from './find-schools';
import css from './school-field.module.css';

interface SchoolFieldProps {
  school: ChosenSchool | null;
  onChange: (school: ChosenSchool | null) => void;
  error: string | undefined;
}

/** The chosen school, or the search for it by its name. */
export function SchoolField({ school, onChange, error }: SchoolFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const code = useRef(school?.schoolCode);
  useEffect(() => {
    if (code.current === school?.schoolCode) return;
    code.current = school?.schoolCode;
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [school]);

  return (
    <div ref={place}>
      {school ? (
        <div role="group" aria-label="Scuola">
          <p className={css.label}>Scuola</p>
          <p className={css.chosen}>
            <span>
              {school.schoolName} <span className={css.code}>{school.schoolCode}</span>
            </span>
            <Button variant="text" size="small" onClick={() => onChange(null)}>
              Cambia scuola
            </Button>
          </p>
        </div>
      ) : (
        <SchoolSearch find={findSchools} onChoose={onChange} error={error} />
      )}
    </div>
  );
}
