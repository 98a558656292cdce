import { checkoutApi, type checkoutEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { lazyPart } from '@zaino/ui/lazy-part';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import type { FormState } from '../form';
import { GuestPayment } from '../guest/guest-payment';

/** Where the shop takes one, which few have. */
const StateVoucherField = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'voucher-form' */ '../state-voucher/state-voucher-field'))
      .StateVoucherField,
);

type Ways = AnswerOf<typeof checkoutEndpoints.ways>;

const list = new Intl.ListFormat('it', { type: 'disjunction' });

/**
 * Which ways to pay the next page offers, before the order is sent off. While nobody can say, that page shows them
 * itself. A guest is not offered what takes days.
 */
export function PaymentWays(props: FormState) {
  const { isGuest, cart, errorOf } = props;
  const { ways, stateVoucher } = usePaymentWays();
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
          Se hai confermato il tuo indirizzo e-mail puoi pagare anche con {list.format(later)}: il
          denaro arriva dopo qualche giorno, intanto teniamo tutto da parte, e i libri si chiedono
          al fornitore quando è arrivato.
        </p>
      )}
      {stateVoucher && !isGuest && cart.shippingMethod === 'standard' && (
        <StateVoucherField {...props} name={stateVoucher.name} />
      )}
      {isGuest && <GuestPayment error={errorOf('payment')} />}
    </>
  );
}

/** None until they are known, or where nobody can say. */
function usePaymentWays(): Ways {
  const [ways, setWays] = useState<Ways>({ ways: [] });
  useEffect(() => {
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    fetchJson(checkoutApi.ways, { request }).then(setWays, (error: unknown) => {
      if (given.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      reportError(error);
    });
    return () => given.abort();
  }, []);
  return ways;
}
