import { authApi, type OfferedFactors } from '@zaino/contracts/identity';
import { Checkbox } from '@zaino/ui/tick';
import { PasswordField } from '@zaino/ui/password-field';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { Link, useLocation } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { retryWords } from '@zaino/web/failure-words';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { EntryForm, type Typed } from './entry-form';
import css from './login-form.module.css';
import { type Refusal, refusalOf } from './refusal';
import type { SecondStep } from './second-step';

const RESET_PATH = '/auth/reset';

/** Asked for by those alone who have a second factor. */
const loadSecondStep = () => import(/* webpackChunkName: 'second-step' */ './second-step');

type StepProps = ComponentProps<typeof SecondStep>;

/** Somebody whose password was right, and what is asked for now. */
type Pending = Omit<StepProps, 'onCancel'> & { Step: ComponentType<StepProps> };

/** E-mail and password, then the second factor of who has one; who is let in is led on by the page. */
export function LoginForm() {
  const place = useLocation();
  const [pending, setPending] = useState<Pending | null>(null);
  const [email, setEmail] = useState('');
  const send = (typed: Typed) =>
    signIn(typed, async (credentials, offered) => {
      const { SecondStep: Step } = await loadSecondStep();
      setEmail(credentials.email);
      setPending({ Step, credentials, offered });
    });

  if (pending) {
    const { Step, ...step } = pending;
    return <Step {...step} onCancel={() => setPending(null)} />;
  }
  return (
    <EntryForm submit="Accedi" sending="Accesso in corso…" check={missing} send={send}>
      {(errorOf) => (
        <>
          <TextField
            type="email"
            label="E-mail"
            name="email"
            defaultValue={email}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errorOf('email')}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
          <div className={css.between}>
            <Checkbox name="remember">Ricordami</Checkbox>
            <Link to={signInPath(place, RESET_PATH)}>Password dimenticata?</Link>
          </div>
        </>
      )}
    </EntryForm>
  );
}

function missing(typed: Typed) {
  return {
    ...(typed('email').trim() === '' && { email: 'Scrivi la tua e-mail' }),
    ...(typed('password') === '' && { password: 'Scrivi la password' }),
  };
}

type OnPending = (credentials: Pending['credentials'], offered: OfferedFactors) => Promise<void>;

async function signIn(typed: Typed, onPending: OnPending): Promise<Refusal | null> {
  const body = {
    email: typed('email'),
    password: typed('password'),
    remember: typed('remember') !== '',
  };
  try {
    const answer = await fetchJson(authApi.login, { body });
    if (answer.success) {
      openSession(answer);
      return null;
    }
    const { error, retryAfter, secondFactor } = answer;
    if (secondFactor) {
      await onPending(body, secondFactor);
      return null;
    }
    return { title: error, ...(retryAfter !== null && { words: retryWords(retryAfter) }) };
  } catch (error) {
    return refusalOf(error, { away: 'Accesso momentaneamente non disponibile' });
  }
}
