import { Link, useLocation } from '@zaino/web/router';
import { REGISTER_PATH, signInPath } from '@zaino/web/sign-in-path';
import { EntryPage } from './entry-page';
import { GuestWay } from './guest-way';
import { LoginForm } from './login-form';
import { SignInNotices } from './sign-in-notices';

/** Specification, point 2. */
export function LoginPage() {
  const place = useLocation();
  return (
    <EntryPage title="Accedi">
      <SignInNotices />
      <LoginForm />
      <GuestWay />
      <p>
        Non hai ancora un account? <Link to={signInPath(place, REGISTER_PATH)}>Registrati</Link>
      </p>
    </EntryPage>
  );
}
