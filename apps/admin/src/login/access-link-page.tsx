import { adminApi, identityErrorCodes } from '@zaino/contracts/identity';
import { ADMIN_SIGN_IN_PATH } from '@zaino/contracts/shared';
import { Button, buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Sheet } from '@zaino/ui/sheet';
import { TextField } from '@zaino/ui/text-field';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { Link } from '@zaino/web/router';
import { useLinkToken } from '@zaino/ui/use-link-token';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AccessForm } from './access-form';
import css from './login-page.module.css';

type Step = 'begin' | 'sent' | 'open' | 'invalid-link';

/**
 * The way back for admins whom failures keep out: asks for a link, or is where it leads. Opening it does nothing yet:
 * mail servers follow links, too.
 */
export function AccessLinkPage() {
  const { token, forget } = useLinkToken();
  const [step, setStep] = useState<Step>('begin');
  const end = (next: Step) => {
    setStep(next);
    forget();
  };

  if (step === 'open') return <Opened />;
  if (step === 'sent') return <Sent onAgain={() => setStep('begin')} />;
  if (token !== null && step === 'begin') return <OpenAccess token={token} onEnd={end} />;
  return <AskForLink isInvalid={step === 'invalid-link'} onSent={() => setStep('sent')} />;
}

function AskForLink({ isInvalid, onSent }: { isInvalid: boolean; onSent: () => void }) {
  return (
    <Page title={isInvalid ? 'Il link non è più valido' : 'Accesso bloccato?'} isAnswer={isInvalid}>
      <p>
        {isInvalid &&
          'È già stato usato, ne hai chiesto uno più recente o è passato troppo tempo. '}
        Scrivi il tuo username: se il tuo account ha un indirizzo e-mail, ti mandiamo un link che
        sblocca l’accesso sul browser con cui lo apri. La password non cambia.
      </p>
      <AccessForm
        submit="Inviami il link"
        check={(field) => (field('username') === '' ? { username: 'Scrivi il tuo username' } : {})}
        onSend={(field) =>
          fetchJson(adminApi.requestAccess, { body: { username: field('username') } })
        }
        onDone={onSent}
      >
        {(errorOf) => (
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            required
            error={errorOf('username')}
          />
        )}
      </AccessForm>
      <BackToSignIn />
    </Page>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <Page title="Controlla la posta" isAnswer>
      <p role="status">
        Se questo username è di un amministratore con un indirizzo e-mail, gli abbiamo scritto. Il
        link vale 15 minuti e si usa una volta sola.
      </p>
      <p>
        Non arriva niente? Guarda nella posta indesiderata. Se il tuo account non ha un indirizzo
        e-mail, lo aggiunge chi gestisce il server.
      </p>
      <Button variant="outline" onClick={onAgain}>
        Usa un altro username
      </Button>
      <BackToSignIn />
    </Page>
  );
}

interface OpenAccessProps {
  token: string;
  onEnd: (step: Step) => void;
}

function OpenAccess({ token, onEnd }: OpenAccessProps) {
  const open = async () => {
    try {
      await fetchJson(adminApi.openAccess, { body: { token } });
      onEnd('open');
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      onEnd('invalid-link');
    }
  };
  return (
    <Page title="Sblocca l’accesso">
      <p>Premi il pulsante e su questo browser potrai di nuovo accedere con username e password.</p>
      <AccessForm submit="Sblocca l’accesso" onSend={open} />
    </Page>
  );
}

/** One that is not even of a token's form counts as well. */
function isInvalidLink(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code, errors } = error;
  return code === identityErrorCodes.invalidLink || errors.some(({ path }) => path === 'token');
}

function Opened() {
  return (
    <Page title="Accesso sbloccato" isAnswer>
      <p role="status">
        Su questo browser puoi di nuovo accedere: i tentativi di altri non ti bloccano più.
      </p>
      <p>
        <Link to={ADMIN_SIGN_IN_PATH} className={buttonClass()}>
          Accedi
        </Link>
      </p>
    </Page>
  );
}

interface PageProps {
  title: string;
  /** It takes the place of a form: the focus goes to its title. */
  isAnswer?: boolean;
  children: ReactNode;
}

function Page({ title, isAnswer = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <Container className={css.page}>
      <Sheet hasMargin isEdgeToEdge className={css.sheet}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        {children}
      </Sheet>
    </Container>
  );
}

function BackToSignIn() {
  return (
    <Link to={ADMIN_SIGN_IN_PATH} className={css.back}>
      Torna all’accesso
    </Link>
  );
}
