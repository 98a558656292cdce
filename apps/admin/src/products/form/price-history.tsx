import { useQuery } from '@tanstack/react-query';
import type { PricePoint } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { useState } from 'react';
import { moment } from '../../layout/moment-words';
import { LoadAgain } from './load-again';
import { PriceChart } from './price-chart';
import css from './price-history.module.css';
import { pricesQuery } from './product-form.api';

const columns: TableColumns<PricePoint> = [
  { head: 'Dal', cell: ({ dal }) => moment(dal) },
  { head: 'Vendita', isFigures: true, cell: ({ prezzoVendita }) => formatEuro(prezzoVendita) },
  {
    head: 'Scontato',
    isFigures: true,
    cell: ({ prezzoVendita, prezzoScontato }) =>
      prezzoScontato < prezzoVendita ? formatEuro(prezzoScontato) : '–',
  },
];

/** Prices of a product since it exists: a chart, and the same as a table. Asked for when it is opened. */
export function PriceHistory({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>Storico dei prezzi</summary>
      {isOpen && <Prices productId={productId} />}
    </details>
  );
}

function Prices({ productId }: { productId: string }) {
  const { data: prices, isError, refetch } = useQuery(pricesQuery(productId));
  if (isError) return <LoadAgain onRetry={() => void refetch()} />;
  if (!prices) return <p role="status">Caricamento...</p>;
  return (
    <>
      <PriceChart prices={prices.points} now={prices.now} />
      <RowsTable
        caption="Prezzi dal più recente"
        columns={columns}
        rows={prices.points.toReversed()}
        keyOf={({ dal }) => dal}
        isStacked
      />
    </>
  );
}
