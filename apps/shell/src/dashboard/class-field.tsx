import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { ApiError } from '@zaino/web/api-client';
import { useEffect, useState } from 'react';
import { classKey, className, type ChosenClass } from './class-choice';
import { findClasses } from './dashboard.api';
import css from './class-field.module.css';

interface ClassFieldProps {
  schoolCode: string;
  chosen: ChosenClass | null;
  onChange: (chosen: ChosenClass) => void;
  error: string | undefined;
}

/** The classes of a school; null while they are on their way, none where nobody knows them. */
function useClasses(schoolCode: string): ChosenClass[] | null {
  const [classes, setClasses] = useState<ChosenClass[] | null>(null);
  useEffect(() => {
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    findClasses(schoolCode, request).then(setClasses, (error: unknown) => {
      if (given.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setClasses([]);
    });
    return () => given.abort();
  }, [schoolCode]);
  return classes;
}

/** One of the school's classes; to be written where the school has published none, or nobody answers. */
export function ClassField({ schoolCode, chosen, onChange, error }: ClassFieldProps) {
  const classes = useClasses(schoolCode);
  if (classes?.length === 0)
    return <WrittenClass chosen={chosen} onChange={onChange} error={error} />;

  const options = new Map(
    [...(classes ?? []), ...(chosen ? [chosen] : [])].map((one) => [classKey(one), one]),
  );
  return (
    <SelectField
      label="Classe"
      required
      hint={classes ? undefined : 'Caricamento delle classi…'}
      value={chosen ? classKey(chosen) : ''}
      onChange={({ target }) => {
        const one = options.get(target.value);
        if (one) onChange(one);
      }}
      error={error}
    >
      <option value="" disabled>
        Scegli una classe
      </option>
      {[...options].map(([key, one]) => (
        <option key={key} value={key}>
          {className(one)}
        </option>
      ))}
    </SelectField>
  );
}

function WrittenClass({ chosen, onChange, error }: Omit<ClassFieldProps, 'schoolCode'>) {
  const { classe = '', sezione = '' } = chosen ?? {};
  return (
    <div className={css.pair}>
      <TextField
        label="Classe"
        placeholder="es. 2"
        autoComplete="off"
        maxLength={10}
        required
        value={classe}
        onChange={({ target }) => onChange({ classe: target.value.trim(), sezione })}
        error={error}
      />
      <TextField
        label="Sezione"
        placeholder="es. B"
        autoComplete="off"
        maxLength={30}
        required
        value={sezione}
        onChange={({ target }) =>
          onChange({ classe, sezione: target.value.trimStart().toUpperCase() })
        }
      />
    </div>
  );
}
