import { type Order, orderApi } from '@zaino/contracts/orders';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { type ApiError, fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useRevalidator } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { asBuyer } from '../../guest/guest';
import { leaveTo } from '../../checkout/order/leave-to';
import css from './payment.module.css';

interface PayButtonProps {
  order: Order;
  /** In euro; the order's total unless told. */
  amount?: number;
}

/** "Paga ora": to the payment page, or to the news that it is paid already. */
export function PayButton({ order, amount = order.totals.total }: PayButtonProps) {
  const { revalidate } = useRevalidator();
  const { isSending, failure, send } = useSubmission();
  const [address, setAddress] = useState<string | null>(null);
  const [isAway, setAway] = useState(false);

  const pay = () =>
    send(async () => {
      setAway(false);
      const params = { id: order.id };
      const { isPaid, paymentUrl } = await fetchJson(orderApi.pay, { params, ...asBuyer() });
      if (isPaid) await revalidate();
      else if (paymentUrl === null) setAway(true);
      else {
        setAddress(paymentUrl);
        leaveTo(paymentUrl);
      }
    });

  return (
    <div className={css.pay}>
      <Button onClick={() => void pay()} disabled={isSending || address !== null}>
        Paga ora {formatEuro(amount)}
      </Button>
      {address !== null && (
        <p role="status">
          Ti portiamo alla pagina del pagamento. <a href={address}>Vai al pagamento</a>
        </p>
      )}
      {(isAway || failure) && (
        <Notice tone="error">
          <strong>Pagamento non aperto.</strong> {failure ? refusalWords(failure) : away}
        </Notice>
      )}
    </div>
  );
}

const away = 'Il servizio dei pagamenti non risponde. L’ordine è al suo posto: riprova tra poco.';

function refusalWords(failure: ApiError): string {
  if (failure.code === ordersErrorCodes.paymentRefused) {
    return 'Questo ordine non si può più pagare. Ricarica la pagina per vedere a che punto è.';
  }
  return failure.kind === 'unavailable' ? away : failureWords(failure);
}
