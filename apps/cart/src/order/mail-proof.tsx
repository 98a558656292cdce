import { authApi } from '@zaino/contracts/identity';
import type { Order } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSession } from '@zaino/web/session';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { mailAddressOf } from './mail-address';

const ended = new Set<Order['state']>(['delivered', 'cancelled', 'returned', 'refunded']);

/** Why no mail comes yet, and how to change that; nothing where mails come, or there is nothing more to write of. */
export function MailProof({ order }: { order: Order }) {
  const { user } = useSession();
  const { isSending, failure, send } = useSubmission();
  const [isSent, setSent] = useState(false);
  if (user === null || ended.has(order.state) || mailAddressOf(order, user) !== null) return null;
  if (isSent) {
    return (
      <Notice tone="success">
        <strong>Ti abbiamo scritto</strong> a {user.email}. Il link vale due giorni; se non lo
        trovi, guarda anche nella posta indesiderata.
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
        {user.email} è tuo, con il link che ti abbiamo mandato
        {order.paymentMethod === 'card' ? ', o quando l’ordine è pagato' : ''}. Intanto trovi tutto
        in questa pagina.
      </Notice>
      {failure && (
        <Notice tone="error">
          <strong>Non riuscito.</strong> {failureWords(failure)}
        </Notice>
      )}
    </>
  );
}
