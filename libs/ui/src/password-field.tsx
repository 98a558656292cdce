import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrame } from './field';
import fieldCss from './field.module.css';
import { VisuallyHidden } from './visually-hidden';
import css from './password-field.module.css';

/**
 * A field for a password, which a button beside it shows and hides. Everything that `<input>` takes goes to the input;
 * `autoComplete` tells password managers whether it is a known one or a new one.
 */
export function PasswordField({
  label,
  hint,
  error,
  className,
  id,
  disabled,
  ...input
}: FieldFrame &
  Omit<ComponentProps<'input'>, 'type'> & {
    autoComplete: 'current-password' | 'new-password';
  }) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(links) => (
        <span className={css.box}>
          <input
            autoCapitalize="none"
            // Of a password that can be read alone: of another it is none of the browser's business.
            autoCorrect={isShown ? 'off' : undefined}
            spellCheck={false}
            {...input}
            {...links}
            disabled={disabled}
            type={isShown ? 'text' : 'password'}
            className={fieldCss.control}
          />
          <button
            type="button"
            className={css.toggle}
            aria-controls={links.id}
            disabled={disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Nascondi' : 'Mostra'}
            <VisuallyHidden> {label}</VisuallyHidden>
          </button>
        </span>
      )}
    </Field>
  );
}
