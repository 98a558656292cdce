import { authApi } from '@zaino/contracts/identity';
import { Checkbox } from '@zaino/ui/tick';
import { PasswordField } from '@zaino/ui/password-field';
import { TextField } from '@zaino/ui/text-field';
import { fetchJson } from '@zaino/web/api-client';
import { Link, useLocation } from '@zaino/web/router';
import { openSession } from '@zaino/web/session';
import { signInPath } from '@zaino/web/sign-in-path';
import { retryWords } from '@zaino/web/failure-words';
import { EntryForm, type Typed } from './entry-form';
import css from './login-form.module.css';
import { type Refusal, refusalOf } from './refusal';

const RESET_PATH = '/auth/reset';

/** E-mail and password; who is let in is led on by the page. */
export function LoginForm() {
  const place = useLocation();
  return (
    <EntryForm submit="Accedi" sending="Accesso in corso…" check={missing} send={signIn}>
      {(errorOf) => (
        <>
          <TextField
            type="email"
            label="E-mail"
            name="email"
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

async function signIn(typed: Typed): Promise<Refusal | null> {
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
    const { error, retryAfter } = answer;
    return { title: error, ...(retryAfter !== null && { words: retryWords(retryAfter) }) };
  } catch (error) {
    return refusalOf(error, { away: 'Accesso momentaneamente non disponibile' });
  }
}
