import type { PricePoint } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { Table } from '@zaino/ui/table';
import { formatEuro } from '@zaino/rules/money';
import { useEffect, useState } from 'react';
import { PriceChart } from './price-chart';
import css from './price-history.module.css';
import { loadPrices } from './product-form.api';

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

interface Loaded {
  points: PricePoint[];
  now: number;
}

function Prices({ productId }: { productId: string }) {
  const [tries, setTries] = useState(0);
  const [prices, setPrices] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadPrices(productId).then(
      (loaded) => !isLeft && setPrices({ points: loaded, now: Date.now() }),
      () => !isLeft && setPrices('failed'),
    );
    return () => void (isLeft = true);
  }, [productId, tries]);

  if (prices === null) return <p role="status">Caricamento...</p>;
  if (prices === 'failed') {
    return (
      <Notice
        tone="error"
        action={
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              setPrices(null);
              setTries(tries + 1);
            }}
          >
            Riprova
          </Button>
        }
      >
        <p>Errore nel caricamento dei dati</p>
      </Notice>
    );
  }
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
