import { Tabs } from '@zaino/ui/tabs';
import { Link, useLocation, useSearchParams } from '@zaino/web/router';
import { signInPath } from '@zaino/web/sign-in-path';
import { useState } from 'react';
import { originOf } from '../sign-in/entry.api';
import { EntryPage } from '../sign-in/entry-page';
import { SignInNotices } from '../sign-in/sign-in-notices';
import { type Audience, audienceFrom } from './audience';
import { RegisterForm } from './register-form';

const tabs = [
  { value: 'family', label: 'Famiglia' },
  { value: 'bookshop', label: 'Libreria' },
] as const;

/** Specification, point 2; a family has no bookshop. */
export function RegisterPage() {
  const place = useLocation();
  const [parameters] = useSearchParams();
  const [audience, setAudience] = useState<Audience>(() => audienceFrom(originOf(parameters)));
  return (
    <EntryPage title="Registrati">
      <SignInNotices />
      <Tabs label="Chi si registra" tabs={tabs} value={audience} onChange={setAudience}>
        <RegisterForm audience={audience} />
      </Tabs>
      <p>
        Hai già un account? <Link to={signInPath(place)}>Accedi</Link>
      </p>
    </EntryPage>
  );
}
