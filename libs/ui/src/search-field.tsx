import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button';
import { classNames } from './class-names';
import { Field } from './field';
import fieldCss from './field.module.css';
import css from './search-field.module.css';

interface SearchFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  buttonText?: string;
  /** For a search that needs something to search for. */
  isButtonDisabled?: boolean;
  /** The largest thing on the page: 56 px high. */
  isLarge?: boolean;
}

/** A search box with its button attached. Place it in a form: button and Enter send that. */
export function SearchField({
  label,
  buttonText = 'Cerca',
  isButtonDisabled = false,
  isLarge = false,
  className,
  id,
  ...input
}: SearchFieldProps) {
  return (
    <Field
      label={isLarge ? <span className={css.label}>{label}</span> : label}
      className={className}
      id={id}
    >
      {(links) => (
        <div className={classNames(css.row, isLarge && css.large)}>
          <input
            type="search"
            {...input}
            {...links}
            className={classNames(fieldCss.control, css.input)}
          />
          <button type="submit" disabled={isButtonDisabled} className={buttonClass({}, css.button)}>
            {buttonText}
          </button>
        </div>
      )}
    </Field>
  );
}
