import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { usePageQuery } from '../../queries';
import { listSearch } from '../list-query';
import { orderQuery, type ShownOrder } from './order.api';
import { OrderDesk } from './order-desk';

/** One order: where each of its lines is, what can be done with it, and all that happened. */
export function OrderPage() {
  const { id, list } = useLoaderData<ShownOrder>();
  const { value: order, failure } = usePageQuery(orderQuery(id));
  const trail = [{ text: 'Ordini', to: `/admin/orders${listSearch(list)}` }];
  if (order) return <OrderDesk key={order.id} order={order} list={list} trail={trail} />;
  return (
    <AdminPage title="Ordine" trail={trail}>
      {failure?.kind === 'unavailable' ? (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      ) : (
        <EmptyState
          title="Ordine non trovato"
          action={
            <Link to="/admin/orders" className={buttonClass()}>
              Torna agli ordini
            </Link>
          }
        >
          Nessun ordine ha questo indirizzo.
        </EmptyState>
      )}
    </AdminPage>
  );
}
