import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field';
import css from './field.module.css';
import { SelectArrow } from './select-arrow';

/** The browser's own select in our look; the options are its children. */
export function SelectField({
  label,
  hint,
  error,
  className,
  id,
  children,
  ...select
}: FieldFrame & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(links) => (
        <div className={css.select}>
          <select {...select} {...links} className={css.control}>
            {children}
          </select>
          <SelectArrow className={css.arrow} />
        </div>
      )}
    </Field>
  );
}
