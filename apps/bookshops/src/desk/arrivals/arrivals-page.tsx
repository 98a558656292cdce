import type { ArrivalsAnswer } from '@zaino/buying/arrivals/arrival-calls';
import { Unpacking } from '@zaino/buying/arrivals/unpacking';
import type { UnpackingShop } from '@zaino/buying/arrivals/unpacking-shop';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useLoaderData } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { LabelLink } from '../prints/label-link';
import { deskArrivals } from './arrivals.api';

const TITLE = 'Arrivi';

const bookshop: UnpackingShop = {
  calls: deskArrivals,
  Page: DeskPage,
  orderPath: (orderId) => `/dashboard/ordini/${orderId}`,
  wholes: {
    complete: {
      kind: 'Libri completi',
      words: 'Libri completi: controlla il resto dell’ordine',
    },
    ready: { kind: 'Completo: tra i pronti', words: 'Ordine completo: la famiglia è avvisata' },
  },
  Next: LabelLink,
};

/** Boxes are unpacked at a bookshop. */
export function ArrivalsPage() {
  const { value, failure } = useLoaderData<ArrivalsAnswer>();
  const { user } = useSession();
  if (value) {
    return <Unpacking shop={bookshop} title={TITLE} uid={user?.uid ?? ''} first={value.arrivals} />;
  }
  if (failure.kind === 'forbidden') return <NoDesk title={TITLE} failure={failure} />;
  return (
    <DeskPage title={TITLE}>
      <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
    </DeskPage>
  );
}
