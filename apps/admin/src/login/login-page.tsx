import { ADMIN_ACCESS_PATH } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Notice } from '@zaino/ui/notice';
import { PasswordField } from '@zaino/ui/password-field';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { readKept } from '@zaino/web/kept-input-store';
import { Link, useNavigate, useSearchParams } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useShopOrigin } from '../layout/shop-origin';
import { checkAccess, hasAccessEnded } from './access';
import css from './login-page.module.css';
import { originOf } from './paths';
import type { Credentials } from './send-login';
import { type LoginAnswer, useLoginForm } from './use-login-form';
import { useTokenOfOtherTabs } from './use-own-token';

/** The admins' sign-in; who is in already, here or in another tab, is led on. */
export function LoginPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const goOn = () => void navigate(originOf(parameters), { replace: true });
  const [step, setStep] = useState<ReactNode>(null);
  const { form, isSending, refusal, onSubmit } = useLoginForm(async (answer, credentials) => {
    if (answer.kind === 'in') goOn();
    else setStep(await stepOf(answer, { credentials, onIn: goOn, onCancel: () => setStep(null) }));
  });
  const isHydrated = useHydrated();

  const goOnWhenIn = () => {
    void checkAccess().then(({ kind }) => {
      if (kind === 'granted') goOn();
    });
  };
  useTokenOfOtherTabs(goOnWhenIn);
  // The stored token is checked at the start (specification, point 4).
  const checkAtFirst = useEffectEvent(goOnWhenIn);
  useEffect(() => checkAtFirst(), []);

  return (
    <Container className={css.page}>
      <Sheet hasMargin isEdgeToEdge className={css.sheet}>
        <h1 className={css.title}>Area Riservata</h1>
        <AccessEnded isHidden={step !== null} />
        {step}
        <form
          ref={form}
          hidden={step !== null}
          method="post"
          noValidate
          aria-busy={isSending}
          className={css.form}
          onSubmit={onSubmit}
        >
          {refusal?.words && (
            <div tabIndex={-1} data-refusal>
              <Notice tone="error">
                <strong>{refusal.words}</strong>
              </Notice>
            </div>
          )}
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={refusal?.errors?.['username']}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={refusal?.errors?.['password']}
          />
          {/* Not a submit button before the page has come to life: the browser would leave it, with the password. */}
          <Button type={isHydrated ? 'submit' : 'button'} isWide disabled={isSending}>
            {isSending ? 'Accesso in corso…' : 'Accedi'}
          </Button>
          <noscript>
            <p>Per continuare serve JavaScript, che nel tuo browser è spento.</p>
          </noscript>
        </form>
        <Link to={ADMIN_ACCESS_PATH} className={css.back}>
          Accesso bloccato? Ricevi un link via e-mail
        </Link>
        <BackToSite />
      </Sheet>
    </Container>
  );
}

/** Why one is asked to sign in again. */
function AccessEnded({ isHidden }: { isHidden: boolean }) {
  // Only the browser knows: nothing of it may differ from what the server drew.
  if (!useHydrated() || isHidden || !hasAccessEnded()) return null;
  return (
    <Notice>
      <p>
        <strong>La sessione è scaduta.</strong> Accedi di nuovo: torni dove eri
        {readKept('admin') !== null && ' e ritrovi quello che avevi scritto'}.
      </p>
    </Notice>
  );
}

interface StepContext {
  credentials: Credentials;
  onIn: () => void;
  onCancel: () => void;
}

/** What comes after the password; its code is asked for by those alone who get there. */
async function stepOf(answer: LoginAnswer, { credentials, onIn, onCancel }: StepContext) {
  if (answer.kind === 'second-factor') {
    const { SecondStep } = await import(/* webpackChunkName: 'second-step' */ './second-step');
    return (
      <SecondStep
        offered={answer.offered}
        credentials={credentials}
        onIn={onIn}
        onCancel={onCancel}
      />
    );
  }
  if (answer.kind === 'enrol') {
    const { EnrolStep } = await import(/* webpackChunkName: 'enrol-step' */ './enrol-step');
    return <EnrolStep token={answer.token} password={credentials.password} onIn={onIn} />;
  }
  return null;
}

function BackToSite() {
  const shop = useShopOrigin();
  return shop === undefined ? (
    <Link to="/" className={css.back}>
      Torna al sito
    </Link>
  ) : (
    <a href={shop} className={css.back}>
      Torna al sito
    </a>
  );
}
