import { CODE_MISSING } from '@zaino/contracts/shared';
import { canUsePasskeys, type RequestOptions, signByPasskey } from '@zaino/web/passkeys';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import { AccountForm } from '../account-form';
import { Button } from '../button';
import { Notice } from '../notice';
import { TextField } from '../text-field';
import type { SentFactor, ShownFactors } from './factor-api';
import css from './second-factor.module.css';
import { useFirstFocus } from './use-first-focus';

export interface ProveFactorProps {
  offered: ShownFactors;
  /** Words of the button of the code. */
  submit: string;
  /** Makes the call; rejects with `ApiError` where it is refused. */
  onProve: (given: SentFactor) => Promise<unknown>;
  /** What a passkey is to sign now: what was offered counts once. */
  renew: () => Promise<RequestOptions | null>;
  /** How to leave the step. */
  cancel: string;
  onCancel: () => void;
}

/** Asks for a second factor: a code of the app, a passkey or a recovery code, whichever there is. */
export function ProveFactor({ offered, cancel, onCancel, ...asked }: ProveFactorProps) {
  const place = useFirstFocus<HTMLDivElement>();
  const hasPasskey = offered.passkey !== null && canUsePasskeys();
  const [isRecovery, setRecovery] = useState(!offered.app && !hasPasskey);
  const mayChange = offered.app || hasPasskey;
  return (
    <div ref={place} className={css.step}>
      {(isRecovery || offered.app) && (
        <CodeForm
          key={isRecovery ? 'recovery' : 'app'}
          isRecovery={isRecovery}
          submit={asked.submit}
          onProve={asked.onProve}
        />
      )}
      {hasPasskey && !isRecovery && (
        <PasskeyButton
          first={offered.passkey}
          isPrimary={!offered.app}
          renew={asked.renew}
          onProve={asked.onProve}
        />
      )}
      <div className={css.buttons}>
        {mayChange && (
          <OtherWay isRecovery={isRecovery} onChange={() => setRecovery(!isRecovery)} />
        )}
        <Button variant="text" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </div>
  );
}

function OtherWay({ isRecovery, onChange }: { isRecovery: boolean; onChange: () => void }) {
  return (
    <Button variant="text" onClick={onChange}>
      {isRecovery ? 'Torna agli altri modi' : 'Usa un codice di recupero'}
    </Button>
  );
}

type CodeFormProps = Pick<ProveFactorProps, 'submit' | 'onProve'> & { isRecovery: boolean };

function CodeForm({ isRecovery, submit, onProve }: CodeFormProps) {
  const shared = { name: 'code', required: true, autoCapitalize: 'none', spellCheck: false };
  return (
    <AccountForm
      label={isRecovery ? 'Codice di recupero' : 'Codice di verifica'}
      submit={submit}
      check={(field) => (field('code').trim() === '' ? { code: CODE_MISSING } : {})}
      onSend={(field) => onProve({ code: field('code') })}
    >
      {(errorOf) =>
        isRecovery ? (
          <TextField
            {...shared}
            label="Codice di recupero"
            hint="Uno di quelli che hai conservato: ognuno vale una volta."
            autoComplete="off"
            error={errorOf('code')}
          />
        ) : (
          <TextField
            {...shared}
            label="Codice di verifica"
            hint="Le sei cifre che vedi ora nella tua app."
            autoComplete="one-time-code"
            inputMode="numeric"
            error={errorOf('code')}
          />
        )
      }
    </AccountForm>
  );
}

type PasskeyButtonProps = Pick<ProveFactorProps, 'onProve' | 'renew'> & {
  first: RequestOptions | null;
  isPrimary: boolean;
};

function PasskeyButton({ first, isPrimary, onProve, renew }: PasskeyButtonProps) {
  const { isSending, failure, send } = useSubmission();
  const [wasLeft, setLeft] = useState(false);
  const unused = useRef(first);

  const press = () => {
    setLeft(false);
    void send(async () => {
      const options = unused.current ?? (await renew());
      unused.current = null;
      const passkey = options && (await signByPasskey(options));
      if (passkey === null) setLeft(true);
      else await onProve({ passkey });
    });
  };

  return (
    <>
      {failure && (
        <Notice tone="error">
          <p>{failureWords(failure)}</p>
        </Notice>
      )}
      {wasLeft && (
        <Notice tone="error">
          <p>La passkey non è stata usata. Riprova, o scegli un altro modo.</p>
        </Notice>
      )}
      <div>
        <Button variant={isPrimary ? 'primary' : 'outline'} disabled={isSending} onClick={press}>
          {isSending ? 'In attesa della passkey…' : 'Usa una passkey'}
        </Button>
      </div>
    </>
  );
}
