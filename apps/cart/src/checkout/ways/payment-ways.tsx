import { checkoutApi, type PaymentWay } from '@zaino/contracts/orders';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import { GuestPayment } from '../guest/guest-payment';

const list = new Intl.ListFormat('it', { type: 'disjunction' });

interface PaymentWaysProps {
  isGuest: true | undefined;
  /** To the way to pay that is chosen. */
  error: string | undefined;
}

/**
 * Which ways to pay the next page offers, before the order is sent off. While nobody can say, that page shows them
 * itself. A guest is not offered what takes days.
 */
export function PaymentWays({ isGuest, error }: PaymentWaysProps) {
  const ways = usePaymentWays();
  const namesOf = (delayed: boolean) =>
    ways.filter(({ isDelayed }) => isDelayed === delayed).map(({ name }) => name);
  const [now, later] = [namesOf(false), isGuest ? [] : namesOf(true)];
  return (
    <>
      <p>
        Online, nel prossimo passo, su una pagina sicura: i dati della carta non passano da noi.
      </p>
      <p role="status">
        {now.length === 0
          ? 'Nella pagina del pagamento vedi tutti i modi di pagare.'
          : `Puoi pagare con ${list.format(now)}: scegli nella pagina del pagamento. Nessun modo costa di più.`}
      </p>
      {later.length > 0 && (
        <p>
          Se hai confermato il tuo indirizzo e-mail c’è anche {list.format(later)}: il denaro arriva
          dopo qualche giorno, intanto teniamo tutto da parte, e i libri si chiedono al fornitore
          quando è arrivato.
        </p>
      )}
      {isGuest && <GuestPayment error={error} />}
    </>
  );
}

/** None until they are known, or where nobody can say. */
function usePaymentWays(): PaymentWay[] {
  const [ways, setWays] = useState<PaymentWay[]>([]);
  useEffect(() => {
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    fetchJson(checkoutApi.ways, { request }).then(
      (answer) => setWays(answer.ways),
      (error: unknown) => {
        if (given.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        reportError(error);
      },
    );
    return () => given.abort();
  }, []);
  return ways;
}
