import { type PasswordStrength, passwordStrength } from '@zaino/rules/password-strength';
import { useState } from 'react';
import css from './new-password-field.module.css';
import { PasswordField } from './password-field';

export interface PasswordLengths {
  minLength: number;
  maxLength: number;
}

interface NewPasswordFieldProps extends PasswordLengths {
  label: string;
  error: string | undefined;
}

/** A password that is chosen, with what its length and variety say of it while it is typed. */
export function NewPasswordField({ label, error, minLength, maxLength }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <div>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`Almeno ${minLength} caratteri. Più è lunga, meglio è: bastano tre o quattro parole a caso.`}
        maxLength={maxLength}
        required
        error={error}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {/* Always there: what comes into it later is read out. */}
      <div aria-live="polite">
        {typed.length >= minLength && <Strength of={passwordStrength(typed)} />}
      </div>
    </div>
  );
}

const words: Record<PasswordStrength, string> = {
  weak: 'Debole: è corta o ripetitiva, allungala.',
  fair: 'Discreta: con qualche parola in più è migliore.',
  good: 'Buona.',
  strong: 'Molto buona.',
};
const steps = Object.keys(words) as PasswordStrength[];

function Strength({ of }: { of: PasswordStrength }) {
  const reached = steps.indexOf(of);
  return (
    <p className={css.strength}>
      <span aria-hidden="true" className={css.bars}>
        {steps.map((step, at) => (
          <span key={step} className={at <= reached ? css.full : css.empty} />
        ))}
      </span>
      <span>Lunghezza e varietà: {words[of]}</span>
    </p>
  );
}
