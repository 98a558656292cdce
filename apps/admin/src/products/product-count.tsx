import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { formatCount, products } from './count-words';
import css from './products-page.module.css';
import type { ListState } from './loaded-products';

interface ProductCountProps {
  shown: number;
  list: ListState;
  isFiltered: boolean;
  onUnfilter: () => void;
}

/** While somebody types, only the last count is read out. */
const QUIET_MS = 700;

/** How many products are shown, and how many are still on their way. */
export function ProductCount({ shown, list, isFiltered, onUnfilter }: ProductCountProps) {
  const { rows, total, isLoading } = list;
  const words = isFiltered
    ? `${formatCount(shown)} di ${products(rows.length)}`
    : products(rows.length);
  return (
    <div className={css.count}>
      <p aria-hidden="true">{words}</p>
      <VisuallyHidden>
        <Announced words={isFiltered && shown === 0 ? 'Nessun prodotto trovato' : words} />
      </VisuallyHidden>
      {isLoading && total !== null && (
        <p className={css.progress}>
          Caricamento: {formatCount(rows.length)} di {formatCount(total)}
          <progress
            className={css.bar}
            aria-label="Caricamento dei prodotti"
            max={total}
            value={rows.length}
          />
        </p>
      )}
      {isFiltered && (
        <Button variant="text" size="small" onClick={onUnfilter}>
          Togli i filtri
        </Button>
      )}
    </div>
  );
}

/** A live region that waits until its words stand still. */
function Announced({ words }: { words: string }) {
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return <span role="status">{said}</span>;
}
