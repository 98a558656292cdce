import { ordersErrorCodes } from '@zaino/contracts/orders';
import { Button, buttonClass } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useNavigate, useParams } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useSubmission } from '@zaino/web/use-submission';
import { claimOrders, type LinkFailure } from './guest-order.api';

/** Who is signed in takes the order into the account: it is seen there, and nowhere else then. */
export function ClaimPart({ failure: ofLink }: { failure: LinkFailure }) {
  const { id } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const { isSending, failure, send } = useSubmission();
  const page = id === undefined ? '/orders' : `/orders/${id}`;
  const claim = () =>
    send(async () => {
      await claimOrders();
      await navigate(page);
    });
  const isNobodys = (ofLink ?? failure)?.kind === 'not-found';
  const isClaimed = ofLink?.code === ordersErrorCodes.guestHasAccount;
  if (isNobodys || isClaimed) {
    return (
      <>
        <Notice>
          {isClaimed
            ? 'Questo ordine è già in un account.'
            : 'In questo browser non c’è un ordine senza account: apri il link della e-mail. Se l’hai già aggiunto, è nel tuo account.'}
        </Notice>
        <Link to={page} className={buttonClass()}>
          Vai all’ordine
        </Link>
      </>
    );
  }
  return (
    <>
      <p>
        Hai fatto l’accesso come {user?.email}. Aggiungi l’ordine a questo account: lo ritrovi in “I
        miei ordini”, e il link delle e-mail non serve più.
      </p>
      <div>
        <Button disabled={isSending} onClick={() => void claim()}>
          Aggiungi al mio account
        </Button>
      </div>
      {failure && (
        <Notice tone="error">
          <strong>Non riuscito.</strong> {failureWords(failure)}
        </Notice>
      )}
    </>
  );
}
