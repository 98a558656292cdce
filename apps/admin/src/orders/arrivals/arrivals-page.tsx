import type { ArrivalsAnswer } from '@zaino/buying/arrivals/arrival-calls';
import { Unpacking } from '@zaino/buying/arrivals/unpacking';
import type { UnpackingShop } from '@zaino/buying/arrivals/unpacking-shop';
import type { FramedPage } from '@zaino/buying/framed-page';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useLoaderData } from '@zaino/web/router';
import { ownId } from '../../login/access';
import { BuyingPage } from '../buying-page';
import { staffArrivals } from './arrivals.api';

const TITLE = 'Arrivi';

const links = [
  { text: 'Da ordinare', to: '/admin/orders/to-order' },
  { text: 'Imballaggio', to: '/admin/orders/packing' },
];

const Page = (page: FramedPage) => <BuyingPage {...page} links={links} />;

const shop: UnpackingShop = {
  calls: staffArrivals,
  Page,
  orderPath: (orderId) => `/admin/orders/${orderId}`,
  wholes: {
    complete: { kind: 'Completo: da imballare', words: 'Ordine completo: si può imballare' },
    ready: { kind: 'Completo', words: 'Non c’è altro da imballare' },
  },
};

/** Boxes are unpacked for the orders that the shop itself sends. */
export function ArrivalsPage() {
  const { value, failure } = useLoaderData<ArrivalsAnswer>();
  if (value) return <Unpacking shop={shop} title={TITLE} uid={ownId()} first={value.arrivals} />;
  return (
    <Page title={TITLE}>
      <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
    </Page>
  );
}
