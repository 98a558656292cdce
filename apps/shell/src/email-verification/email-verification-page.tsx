import { refreshSession, useSession } from '@zaino/web/session';
import { useState } from 'react';
import { AccountForm } from '@zaino/ui/account-form';
import { isInvalidLink } from '../forms/is-invalid-link';
import { NarrowSheet } from '../forms/narrow-sheet';
import { useLinkToken } from '@zaino/ui/use-link-token';
import { verifyEmail } from './email-verification.api';
import { AddressVerified, LinkRefused } from './verification-outcome';

type Step = { kind: 'begin' } | { kind: 'verified'; email: string } | { kind: 'refused' };

/**
 * Where the link of a mail leads. Opening it verifies nothing: mail servers follow links to look for harm, some of
 * them with a script-running browser, and would use the token up or verify an address that nobody has read mail
 * at. Only a press on the button does.
 */
export function EmailVerificationPage() {
  const { token, forget } = useLinkToken();
  const { user } = useSession();
  const [step, setStep] = useState<Step>({ kind: 'begin' });

  const end = (next: Step) => {
    setStep(next);
    forget();
  };

  const verify = async (known: string) => {
    try {
      const { email } = await verifyEmail(known);
      end({ kind: 'verified', email });
      if (user) void refreshSession();
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      end({ kind: 'refused' });
    }
  };

  if (step.kind === 'verified') return <AddressVerified email={step.email} user={user} />;
  if (step.kind === 'refused' || token === null) return <LinkRefused user={user} />;
  return (
    <NarrowSheet title="Conferma il tuo indirizzo">
      <p>Un ultimo passo: premi il pulsante e il tuo indirizzo e-mail è confermato.</p>
      <AccountForm submit="Conferma indirizzo" onSend={() => verify(token)}>
        {() => null}
      </AccountForm>
    </NarrowSheet>
  );
}
