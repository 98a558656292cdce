import { Notice } from '@zaino/ui/notice';
import { useState } from 'react';
import { AccountForm } from '@zaino/ui/account-form';
import { requestVerification } from './email-verification.api';

interface SendAgainProps {
  email: string;
  /** Of the button: outlined, where the page's own task is another one. */
  variant?: 'primary' | 'outline';
}

/** Asks for another link to the own address. */
export function SendAgain({ email, variant }: SendAgainProps) {
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Notice tone="success">
        <strong>Ti abbiamo scritto</strong> a {email}. Il link vale due giorni; se non lo trovi,
        guarda anche nella posta indesiderata.
      </Notice>
    );
  }
  return (
    <AccountForm
      submit="Invia di nuovo"
      variant={variant}
      onSend={requestVerification}
      onDone={() => setSent(true)}
    >
      {() => null}
    </AccountForm>
  );
}
