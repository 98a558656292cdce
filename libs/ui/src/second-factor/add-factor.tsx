import { CODE_MISSING, LABEL_MISSING } from '@zaino/contracts/shared';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { canUsePasskeys, makePasskey } from '@zaino/web/passkeys';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { AccountForm } from '../account-form';
import { Button } from '../button';
import { Notice } from '../notice';
import { PasswordField } from '../password-field';
import { QrCode } from '../qr-code';
import { TextField } from '../text-field';
import type { EnrolmentAnswer, FactorApi } from './factor-api';
import css from './second-factor.module.css';
import { useFirstFocus } from './use-first-focus';

type Kind = 'app' | 'passkey';
type AppSetup = Awaited<ReturnType<FactorApi['beginApp']>>;
type PasskeySetup = Awaited<ReturnType<FactorApi['beginPasskey']>>;

type Step =
  | { at: 'choice' }
  | { at: 'password'; kind: Kind }
  | { at: 'app'; setup: AppSetup }
  | { at: 'passkey'; setup: PasskeySetup };

interface AddFactorProps<Added extends EnrolmentAnswer> {
  api: FactorApi<Added>;
  hasApp: boolean;
  /** Typed a moment ago, where it was: nobody is asked twice. */
  password?: string;
  onAdded: (added: Added) => void;
  /** How to leave; none where one cannot. */
  onCancel?: () => void;
}

/** Adds a second factor: which one, the password, and what the app or the passkey needs. */
export function AddFactor<Added extends EnrolmentAnswer>(props: AddFactorProps<Added>) {
  const { api, hasApp, password, onAdded, onCancel } = props;
  const [step, setStep] = useState<Step>({ at: 'choice' });
  const { isSending, failure, send } = useSubmission();

  const begin = async (kind: Kind, typed: string) => {
    if (kind === 'app') setStep({ at: 'app', setup: await api.beginApp(typed) });
    else setStep({ at: 'passkey', setup: await api.beginPasskey(typed) });
  };
  const choose = (kind: Kind) => {
    if (password === undefined) setStep({ at: 'password', kind });
    else void send(() => begin(kind, password));
  };
  const restart = () => setStep({ at: 'choice' });

  switch (step.at) {
    case 'choice':
      return (
        <Choice hasApp={hasApp} isSending={isSending} onChoose={choose} onCancel={onCancel}>
          {failure && (
            <Notice tone="error">
              <p>{failureWords(failure)}</p>
            </Notice>
          )}
        </Choice>
      );
    case 'password':
      return <Password onCancel={restart} onSend={(typed) => begin(step.kind, typed)} />;
    case 'app':
      return (
        <AppStep
          setup={step.setup}
          onCancel={restart}
          onSend={async (code) => onAdded(await api.confirmApp(code))}
        />
      );
    case 'passkey':
      return <PasskeyStep setup={step.setup} api={api} onAdded={onAdded} onCancel={restart} />;
  }
}

interface ChoiceProps {
  hasApp: boolean;
  isSending: boolean;
  onChoose: (kind: Kind) => void;
  onCancel: (() => void) | undefined;
  children: React.ReactNode;
}

function Choice({ hasApp, isSending, onChoose, onCancel, children }: ChoiceProps) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={place} className={css.step}>
      {!hasApp && (
        <div>
          <Button variant="outline" disabled={isSending} onClick={() => onChoose('app')}>
            Con un’app di codici
          </Button>
          <p className={css.about}>
            Un’app sul telefono, come Google Authenticator, Microsoft Authenticator o FreeOTP,
            mostra ogni 30 secondi un codice nuovo.
          </p>
        </div>
      )}
      {canUsePasskeys() && (
        <div>
          <Button variant="outline" disabled={isSending} onClick={() => onChoose('passkey')}>
            Con una passkey
          </Button>
          <p className={css.about}>
            L’impronta, il volto o il PIN di questo dispositivo, o una chiave di sicurezza.
          </p>
        </div>
      )}
      {children}
      {onCancel && (
        <div>
          <Button variant="text" onClick={onCancel}>
            Annulla
          </Button>
        </div>
      )}
    </div>
  );
}

function Password(props: { onSend: (typed: string) => Promise<unknown>; onCancel: () => void }) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={place}>
      <AccountForm
        label="La tua password"
        submit="Continua"
        check={(field) =>
          field('password') === '' ? { password: 'Scrivi la tua password per continuare' } : {}
        }
        onSend={(field) => props.onSend(field('password'))}
        aside={<Cancel onCancel={props.onCancel} />}
      >
        {(errorOf) => (
          <PasswordField
            label="La tua password, per conferma"
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
          />
        )}
      </AccountForm>
    </div>
  );
}

interface AppStepProps {
  setup: AppSetup;
  onSend: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

function AppStep({ setup: { key, uri }, onSend, onCancel }: AppStepProps) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={place} className={css.step}>
      <p>Apri l’app e inquadra questo codice, oppure scrivi nell’app la chiave.</p>
      <QrCode text={uri} label="Codice QR da inquadrare con l’app" />
      <p>
        Chiave: <span className={css.key}>{key.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <AccountForm
        label="Primo codice dell’app"
        submit="Attiva"
        check={(field) => (field('code').trim() === '' ? { code: CODE_MISSING } : {})}
        onSend={(field) => onSend(field('code'))}
        aside={<Cancel onCancel={onCancel} />}
      >
        {(errorOf) => (
          <TextField
            label="Codice di verifica"
            name="code"
            hint="Le sei cifre che l’app mostra ora."
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            error={errorOf('code')}
          />
        )}
      </AccountForm>
    </div>
  );
}

interface PasskeyStepProps<Added extends EnrolmentAnswer> {
  setup: PasskeySetup;
  api: FactorApi<Added>;
  onAdded: (added: Added) => void;
  onCancel: () => void;
}

function PasskeyStep<Added extends EnrolmentAnswer>(props: PasskeyStepProps<Added>) {
  const { setup, api, onAdded, onCancel } = props;
  const place = useFirstFocus<HTMLDivElement>();
  const send = async (name: string) => {
    const passkey = await makePasskey(setup);
    if (passkey === null) throw notMade();
    onAdded(await api.addPasskey({ name, passkey }));
  };
  return (
    <div ref={place}>
      <AccountForm
        label="Nuova passkey"
        submit="Crea la passkey"
        check={(field) => (field('name').trim() === '' ? { name: LABEL_MISSING } : {})}
        onSend={(field) => send(field('name'))}
        aside={<Cancel onCancel={onCancel} />}
      >
        {(errorOf) => (
          <TextField
            label="Nome della passkey"
            name="name"
            hint="Per riconoscerla, ad esempio “Telefono” o “Chiave blu”."
            maxLength={60}
            required
            error={errorOf('name')}
          />
        )}
      </AccountForm>
    </div>
  );
}

/** Nothing was sent: said in the place of a refused call. */
function notMade(): ApiError {
  const message = 'La passkey non è stata creata. Riprova, o scegli un altro modo.';
  return new ApiError({ kind: 'invalid', code: 'no-passkey', status: 0, message });
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="text" onClick={onCancel}>
      Annulla
    </Button>
  );
}
