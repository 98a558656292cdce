import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Field, type FieldFrame } from './field';
import css from './field.module.css';

/** A text field of one line; everything that `<input>` takes goes to the input. */
export function TextField({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: FieldFrame & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(links) => <input type="text" {...input} {...links} className={css.control} />}
    </Field>
  );
}

/** A text field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  className,
  id,
  ...area
}: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(links) => <textarea {...area} {...links} className={classNames(css.control, css.area)} />}
    </Field>
  );
}
