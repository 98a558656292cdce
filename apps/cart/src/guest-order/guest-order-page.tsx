import { Container } from '@zaino/ui/container';
import { lazyPart } from '@zaino/ui/lazy-part';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useLoaderData } from '@zaino/web/router';
import { AccountPart } from './account-part';
import { ClaimPart } from './claim-part';
import type { GuestOrderData } from './guest-order.api';
import css from './guest-order-page.module.css';
import { LinkPart } from './link-part';
import { type OpenedLink, useLink } from './use-link';

/** What a customer sees of an order, too; its code comes once there is one. */
const OneOrder = lazyPart(
  async () => (await import(/* webpackChunkName: 'order-page' */ '../order/order-page')).OneOrder,
);

/** An order without an account, as its link opens it. */
export function GuestOrderPage() {
  const { order, today, failure, standing } = useLoaderData<GuestOrderData>();
  const link = useLink(standing);
  if (order !== null && standing === 'guest') {
    return (
      <OneOrder key={order.id} loaded={order} today={today}>
        <AccountPart order={order} />
      </OneOrder>
    );
  }
  return (
    <Container className={css.alone}>
      <h1>Il tuo ordine senza account</h1>
      {failure ? <ServiceFailure failure={failure} /> : <WithoutOrder link={link} />}
    </Container>
  );
}

/** What there is to do before an order can be shown. */
function WithoutOrder({ link: { isOpening, failure } }: { link: OpenedLink }) {
  const { standing } = useLoaderData<GuestOrderData>();
  if (!isOpening && standing === 'account') return <ClaimPart failure={failure} />;
  if (!isOpening && standing === 'nobody') return <LinkPart failure={failure} />;
  return (
    <LoadingRows rows={4} withoutScript={<NeedsScript />}>
      Caricamento...
    </LoadingRows>
  );
}

function NeedsScript() {
  return (
    <>
      Per aprire l’ordine dal link serve JavaScript: attivalo e ricarica la pagina. A che punto è un
      pacco lo vedi anche dal link “Segui la consegna” delle nostre e-mail; per il resto{' '}
      <a href="/support">scrivi all’assistenza</a>.
    </>
  );
}
