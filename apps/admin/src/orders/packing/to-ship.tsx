import { type OrderToShip, SHIPPING_LIMIT } from '@zaino/contracts/orders';
import { Badge } from '@zaino/ui/badge';
import { Button, buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Checkbox } from '@zaino/ui/tick';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link, useNavigation } from '@zaino/web/router';
import { useState } from 'react';
import listCss from '../../layout/list-page.module.css';
import { dayOf } from '../../layout/moment-words';
import { PageLinks } from '../../layout/page-links';
import { StateLinks } from '../../layout/state-links';
import { usePageQuery } from '../../queries';
import { packingPath, type ShippingFilters, toShipQuery } from './packing.api';
import css from './packing-page.module.css';
import { stageWords, standingWords } from './packing-words';
import { ShippingActions } from './shipping-actions';

interface ToShipProps {
  filters: ShippingFilters;
  /** Lays an order on the table. */
  onPack: (number: string) => void;
  /** Something was done with orders: the list is to be read again. */
  onDone: () => void;
}

/** Orders that are to be shipped, and what is printed and done for many of them at once. */
export function ToShip({ filters, onPack, onDone }: ToShipProps) {
  const { value: list, failure } = usePageQuery(toShipQuery(filters));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isLoading = useNavigation().state === 'loading';
  const orders = list?.orders ?? [];
  const some = orders.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return (
    <section aria-labelledby="to-ship" className={css.list} aria-busy={isLoading}>
      <h2 id="to-ship">Da spedire</h2>
      {failure && (
        <ServiceFailure
          title="Errore nel caricamento dei dati"
          failure={failure}
          headingLevel={2}
        />
      )}
      {list && (
        <>
          <StateLinks
            label="Ordini da spedire"
            links={list.stages.map(({ stage, orders: count }) => ({
              key: stage,
              words: stageWords[stage],
              count,
              isCurrent: stage === filters.stage,
              to: packingPath({ stage }),
            }))}
          />
          {orders.length === 0 ? (
            <NoOrders filters={filters} />
          ) : (
            <>
              <ShippingActions orders={some.length > 0 ? some : orders} onDone={onDone} />
              <Checkbox
                checked={some.length === orders.length}
                onChange={({ currentTarget }) =>
                  choose(
                    orders.map(({ id }) => id),
                    currentTarget.checked,
                  )
                }
              >
                {orders.length === 1 ? 'Scegli l’ordine' : `Scegli tutti i ${orders.length}`}
              </Checkbox>
              <RowsTable
                isStacked
                caption="Ordini da spedire"
                columns={columnsOf({
                  isChosen: (id) => chosen.has(id),
                  choose: (id, isChosen) => choose([id], isChosen),
                  onPack,
                })}
                rows={orders}
                keyOf={({ id }) => id}
              />
              <PageLinks
                label="Pagine degli ordini da spedire"
                page={filters.page}
                last={Math.ceil(list.total / SHIPPING_LIMIT)}
                pathOf={(page) => packingPath({ stage: filters.stage, page })}
              />
            </>
          )}
        </>
      )}
    </section>
  );
}

function NoOrders({ filters }: { filters: ShippingFilters }) {
  if (filters.stage === 'all' && filters.page === 1) {
    return <EmptyState>Non c’è niente da spedire.</EmptyState>;
  }
  return (
    <EmptyState
      action={
        <Link to={packingPath({})} className={buttonClass({ variant: 'outline' })}>
          Mostra tutti da spedire
        </Link>
      }
    >
      Qui non c’è nessun ordine.
    </EmptyState>
  );
}

interface Row {
  isChosen: (id: string) => boolean;
  choose: (id: string, isChosen: boolean) => void;
  onPack: (number: string) => void;
}

function columnsOf({ isChosen, choose, onPack }: Row): TableColumns<OrderToShip> {
  return [
    {
      head: 'Ordine',
      cell: ({ id, number, createdAt }) => (
        <>
          <Checkbox
            checked={isChosen(id)}
            onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
          >
            {number}
          </Checkbox>
          <span className={listCss.small}>
            {dayOf(createdAt)} ·{' '}
            <Link to={`/admin/orders/${id}`}>
              Apri <VisuallyHidden>l’ordine {number}</VisuallyHidden>
            </Link>
          </span>
        </>
      ),
    },
    {
      head: 'Destinatario',
      cell: ({ recipient: { name, city } }) => (
        <>
          {name}
          <span className={listCss.small}>{city}</span>
        </>
      ),
    },
    { head: 'Pezzi', isFigures: true, cell: ({ pieces }) => pieces },
    {
      head: 'Stato',
      cell: (order) => (
        <>
          <Badge kind={order.parcel?.state === 'packed' ? 'enriched' : 'plain'}>
            {standingWords(order)}
          </Badge>
          {order.isLate && <span className={css.late}>In ritardo</span>}
        </>
      ),
    },
    {
      head: 'Pacco',
      cell: ({ number }) => (
        <Button
          size="small"
          variant="outline"
          onClick={() => {
            onPack(number);
            window.scrollTo({ top: 0 });
          }}
        >
          Imballa <VisuallyHidden>l’ordine {number}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}
