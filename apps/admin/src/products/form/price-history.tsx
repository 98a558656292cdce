import { useQuery } from '@tanstack/react-query';
import { Table } from '@zaino/ui/table';
import { formatEuro } from '@zaino/rules/money';
import { useState } from 'react';
import { LoadAgain } from './load-again';
import { PriceChart } from './price-chart';
import css from './price-history.module.css';
import { pricesQuery } from './product-form.api';

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'medium', timeStyle: 'short' });

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
      <Table caption="Prezzi dal più recente">
        <thead>
          <tr>
            <th scope="col">Dal</th>
            <th scope="col" data-figures>
              Vendita
            </th>
            <th scope="col" data-figures>
              Scontato
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.points.toReversed().map(({ dal, prezzoVendita, prezzoScontato }) => (
            <tr key={dal}>
              <td>{day.format(new Date(dal))}</td>
              <td data-figures>{formatEuro(prezzoVendita)}</td>
              <td data-figures>
                {prezzoScontato < prezzoVendita ? formatEuro(prezzoScontato) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
