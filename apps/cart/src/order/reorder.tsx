import { type Order, orderApi } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { addLines } from '@zaino/web/cart';
import { failureWords } from '@zaino/web/failure-words';
import { Link } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { AsidePart } from './aside-part';
import css from './reorder.module.css';

interface Reordered {
  added: number;
  /** Titles that there are no more. */
  gone: string[];
}

/** "Ordina di nuovo": the same articles at the prices of now, into the cart; what is gone is named. */
export function Reorder({ order }: { order: Order }) {
  const { isSending, failure, send } = useSubmission();
  const [reordered, setReordered] = useState<Reordered | null>(null);

  const reorder = () =>
    send(async () => {
      const params = { id: order.id };
      const { lines, gone } = await fetchJson(orderApi.reorder, { params });
      addLines(lines);
      setReordered({ added: lines.reduce((sum, { quantity }) => sum + quantity, 0), gone });
    });

  return (
    <AsidePart title="Ti servono ancora?">
      <Button variant="outline" disabled={isSending} onClick={() => void reorder()}>
        Ordina di nuovo
      </Button>
      {failure && (
        <Notice tone="error">
          <strong>Non riuscito.</strong> {failureWords(failure)}
        </Notice>
      )}
      <div role="status" className={css.words}>
        {reordered && <ReorderedWords {...reordered} />}
      </div>
    </AsidePart>
  );
}

function ReorderedWords({ added, gone }: Reordered) {
  return (
    <>
      {added > 0 && (
        <p>
          {added === 1 ? '1 articolo è' : `${added} articoli sono`} nel carrello, ai prezzi di oggi.{' '}
          <Link to="/cart">Vai al carrello</Link>
        </p>
      )}
      {gone.length > 0 && (
        <p>
          Non {gone.length === 1 ? 'si trova' : 'si trovano'} più: {gone.join(', ')}.
        </p>
      )}
    </>
  );
}
