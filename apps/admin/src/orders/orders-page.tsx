import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { mayDo } from '../login/access';
import { AdminPage } from '../layout/admin-page';
import { PageLinks } from '../layout/page-links';
import { ParkedMessages } from '../parked-messages/parked-messages';
import { usePageQuery } from '../queries';
import { OrderFiltersForm } from './order-filters-form';
import { type OrderFilters, ordersPath } from './order-filters';
import { ORDERS_OF_A_PAGE, ordersQuery } from './orders.api';
import listCss from '../layout/list-page.module.css';
import { OrdersTable } from './orders-table';
import { OrderStates } from './order-states';

/** The shop's orders, as staff looks for them. */
export function OrdersPage() {
  const filters = useLoaderData<OrderFilters>();
  const { value: list, failure } = usePageQuery(ordersQuery(filters));
  const isLoading = useNavigation().state === 'loading';
  return (
    <AdminPage
      title="Ordini"
      actions={
        mayDo('money') && (
          <Link
            to="/admin/orders/vouchers"
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            Buoni sconto
          </Link>
        )
      }
    >
      {mayDo('all') && <ParkedMessages />}
      <OrderFiltersForm key={JSON.stringify(filters)} filters={filters} />
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {list && (
        <div className={listCss.list} aria-busy={isLoading}>
          <OrderStates filters={filters} states={list.states} />
          <p role="status" className={listCss.count}>
            {list.total === 1
              ? '1 ordine trovato'
              : `${list.total.toLocaleString('it-IT')} ordini trovati`}
          </p>
          {list.orders.length > 0 ? (
            <>
              <OrdersTable orders={list.orders} />
              <PageLinks
                label="Pagine degli ordini"
                page={filters.page}
                last={Math.ceil(list.total / ORDERS_OF_A_PAGE)}
                pathOf={(page) => ordersPath({ ...filters, page })}
              />
            </>
          ) : (
            <EmptyState
              action={
                <Link to={ordersPath({})} className={buttonClass({ variant: 'outline' })}>
                  Mostra tutti gli ordini
                </Link>
              }
            >
              Nessun ordine trovato.
            </EmptyState>
          )}
        </div>
      )}
    </AdminPage>
  );
}
