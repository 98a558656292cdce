import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import css from './field.module.css';

/** What every field of a form has around its control. */
export interface FieldFrame {
  label: ReactNode;
  /** A sentence below the label that helps to fill the field in. */
  hint?: ReactNode;
  /** A sentence that says what is wrong; marks the control as invalid. */
  error?: ReactNode;
  className?: string;
}

/** What ties a control to its label, hint and error. */
interface ControlLinks {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldFrame {
  id?: string;
  children: (links: ControlLinks) => ReactNode;
}

/** Label above, control, error below; the control is drawn by `children`. */
export function Field({ label, hint, error, className, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;

  return (
    <div className={classNames(css.field, className)}>
      <label className={css.label} htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': classNames(hintId, errorId),
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </div>
  );
}
