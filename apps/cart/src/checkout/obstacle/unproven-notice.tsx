import { authApi } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSession } from '@zaino/web/session';
import { useReturn } from '@zaino/web/use-return';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import css from './unproven-notice.module.css';

interface UnprovenNoticeProps {
  text: string;
  onRecheck: () => void;
}

/** Sends the link that proves the own address once more; whoever comes back from their mails need press nothing. */
export function UnprovenNotice({ text, onRecheck }: UnprovenNoticeProps) {
  const { user } = useSession();
  const { isSending, failure, send } = useSubmission();
  const [isSent, setSent] = useState(false);
  useReturn(onRecheck);

  const sendAgain = async () => {
    if (await send(() => fetchJson(authApi.requestVerification))) setSent(true);
  };

  return (
    <div className={css.notices}>
      <Notice tone="error">
        <strong>Manca la conferma del tuo indirizzo.</strong> {text}.
      </Notice>
      {isSent && (
        <Notice tone="success">
          <strong>Ti abbiamo scritto</strong> a {user?.email}. Apri il link e torna qui: quello che
          hai scritto resta al suo posto. Se non trovi l’e-mail, guarda nella posta indesiderata.
        </Notice>
      )}
      {failure && (
        <Notice tone="error">
          <strong>E-mail non inviata.</strong> {failureWords(failure)}
        </Notice>
      )}
      <div className={css.actions}>
        <Button
          size="small"
          variant="outline"
          disabled={isSending}
          onClick={() => void sendAgain()}
        >
          Invia di nuovo l’e-mail
        </Button>
        <Button size="small" variant="text" onClick={onRecheck}>
          Ho confermato, controlla
        </Button>
      </div>
    </div>
  );
}
