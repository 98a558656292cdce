import { type AdminArea, adminAreas } from '@zaino/contracts/shared';
import { Checkbox } from '@zaino/ui/tick';
import { useId } from 'react';
import { areaWords } from './area-words';
import css from './admins.module.css';

interface AreasFieldsProps {
  /** Those that are ticked at first. */
  areas: readonly AdminArea[];
  error?: string | undefined;
  onChange?: (areas: AdminArea[]) => void;
}

/** The areas of an admin, to be ticked. */
export function AreasFields({ areas, error, onChange }: AreasFieldsProps) {
  const errorId = useId();
  return (
    <fieldset
      className={css.areas}
      onChange={({ currentTarget }) => onChange?.(areasIn(currentTarget))}
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className={css.legend}>Incarichi</legend>
      {adminAreas.map((area) => (
        <Checkbox key={area} name="areas" value={area} defaultChecked={areas.includes(area)}>
          {areaWords[area].title}
          <span className={css.hint}>{areaWords[area].hint}</span>
        </Checkbox>
      ))}
      {error && (
        <p id={errorId} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function areasIn(group: HTMLFieldSetElement): AdminArea[] {
  const ticked = [...group.querySelectorAll<HTMLInputElement>('input:checked')];
  return adminAreas.filter((area) => ticked.some(({ value }) => value === area));
}

/** What was ticked. */
export function areasOf(form: FormData): AdminArea[] {
  const ticked = form.getAll('areas');
  return adminAreas.filter((area) => ticked.includes(area));
}
