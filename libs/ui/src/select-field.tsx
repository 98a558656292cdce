import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from './field';
import css from './field.module.css';

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
          <svg className={css.arrow} viewBox="0 0 12 7" aria-hidden="true">
            <path d="M0.6 0.5h10.8c.5 0 .7.6.4.9L6.4 6.7a.6.6 0 0 1-.8 0L.2 1.4C-.1 1.1.1.5.6.5Z" />
          </svg>
        </div>
      )}
    </Field>
  );
}
