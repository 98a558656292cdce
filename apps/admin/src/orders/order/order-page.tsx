import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { usePageQuery } from '../../queries';
import { orderQuery } from './order.api';
import { OrderDesk } from './order-desk';

/** One order: where each of its lines is, what can be done with it, and all that happened. */
export function OrderPage() {
  const { value: order, failure } = usePageQuery(orderQuery(useLoaderData<string>()));
  if (order) return <OrderDesk key={order.id} order={order} />;
  return (
    <AdminPage title="Ordine">
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
