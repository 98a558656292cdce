import { type ReactNode, useId } from 'react';
import css from './radio-group.module.css';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Small words below the label. */
  hint?: ReactNode;
  /** At the end of the row: a price, "Gratis". */
  aside?: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** For forms that are sent without a script; otherwise a name of its own. */
  name?: string;
  /** A sentence that says what is wrong; marks the group as invalid, which can then take the focus. */
  error?: ReactNode;
  className?: string;
}

/** One choice of a few, a row each; the whole row answers. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  name,
  error,
  className,
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const errorId = `${ownName}-error`;
  return (
    <fieldset
      className={className}
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId, tabIndex: -1 })}
    >
      <legend className={css.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.row}>
          <input
            type="radio"
            className={css.input}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.dot} aria-hidden="true" />
          <span className={css.words}>
            {option.label}
            {option.hint && <span className={css.hint}>{option.hint}</span>}
          </span>
          {option.aside && <span className={css.aside}>{option.aside}</span>}
        </label>
      ))}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
