import { authApi } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';

interface MailProofProps {
  /** Of the account. */
  email: string;
  /** A payment would do as well. */
  isByCard: boolean;
}

/** Why no mail comes yet, and how to change that. */
export function MailProof({ email, isByCard }: MailProofProps) {
  const { isSending, failure, send } = useSubmission();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Notice tone="success">
        <strong>Ti abbiamo scritto</strong> a {email}. Il link vale due giorni; se non lo trovi,
        guarda anche nella posta indesiderata.
      </Notice>
    );
  }
  const sendAgain = () =>
    send(async () => {
      await fetchJson(authApi.requestVerification);
      setSent(true);
    });
  return (
    <>
      <Notice
        action={
          <Button
            variant="outline"
            size="small"
            disabled={isSending}
            onClick={() => void sendAgain()}
          >
            Invia di nuovo il link
          </Button>
        }
      >
        <strong>Le e-mail di questo ordine ti aspettano.</strong> Ti arrivano quando confermi che{' '}
        {email} è tuo, con il link che ti abbiamo mandato
        {isByCard ? ', o quando l’ordine è pagato' : ''}. Intanto trovi tutto in questa pagina.
      </Notice>
      {failure && (
        <Notice tone="error">
          <strong>Non riuscito.</strong> {failureWords(failure)}
        </Notice>
      )}
    </>
  );
}
