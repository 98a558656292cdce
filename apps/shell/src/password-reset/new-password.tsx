import { identityErrorCodes } from '@zaino/contracts/identity';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import { NewPasswordFields } from '@zaino/ui/new-password-fields';
import type { SentFactor } from '@zaino/ui/second-factor/factor-api';
import { ApiError } from '@zaino/web/api-client';
import { openSession } from '@zaino/web/session';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { isInvalidLink } from '../forms/is-invalid-link';
import { chosenPasswordErrors, passwordLengths } from '../forms/new-password';
import { factorsOfReset, resetPassword } from './password-reset.api';
import type { ResetSecondStep } from './reset-second-step';

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  /** The link is used, replaced, too old or not ours. */
  onInvalidLink: () => void;
}

const loadSecondStep = () =>
  import(/* webpackChunkName: 'reset-second-step' */ './reset-second-step');

type StepProps = ComponentProps<typeof ResetSecondStep>;
type Pending = Pick<StepProps, 'offered'> & { password: string; Step: ComponentType<StepProps> };

/** Sets a password by the link of a mail, and by the second factor of who has one. */
export function NewPassword({ token, onDone, onInvalidLink }: NewPasswordProps) {
  const [pending, setPending] = useState<Pending | null>(null);

  const reset = async (password: string, given: SentFactor = {}) => {
    try {
      openSession(await resetPassword({ token, password, ...given }));
      onDone();
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      onInvalidLink();
    }
  };
  const send = async (field: ReadField) => {
    const password = field('password');
    try {
      await reset(password);
    } catch (error) {
      if (!isFactorRequired(error)) throw error;
      const [offered, { ResetSecondStep: Step }] = await Promise.all([
        factorsOfReset(token),
        loadSecondStep(),
      ]);
      if (offered) setPending({ password, offered, Step });
    }
  };

  if (pending) {
    const { password, offered, Step } = pending;
    return (
      <Step
        token={token}
        offered={offered}
        onProve={(given) => reset(password, given)}
        onCancel={() => setPending(null)}
      />
    );
  }
  return (
    <>
      <p>Scegline una che non usi su altri siti.</p>
      <AccountForm submit="Salva la nuova password" check={chosenPasswordErrors} onSend={send}>
        {(errorOf) => (
          <NewPasswordFields
            {...passwordLengths}
            error={errorOf('password')}
            repeatedError={errorOf('repeated')}
          />
        )}
      </AccountForm>
    </>
  );
}

function isFactorRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === identityErrorCodes.secondFactorRequired;
}
