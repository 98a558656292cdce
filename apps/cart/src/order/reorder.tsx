import { type Order, orderApi } from '@zaino/contracts/orders';
import { Button } from '@zaino/ui/button';
import { CopiesQuestion } from '@zaino/ui/copies-question';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { Link } from '@zaino/web/router';
import { useCartPress } from '@zaino/web/use-cart-press';
import { useSubmission } from '@zaino/web/use-submission';
import { useState } from 'react';
import { asBuyer } from '../guest/guest';
import css from './reorder.module.css';

interface Reordered {
  /** Pieces that were put in. */
  added: number;
  /** Titles that there are no more. */
  gone: string[];
}

const nothing: Reordered = { added: 0, gone: [] };

/** "Ordina di nuovo", in a chunk of its own since few do it: the same articles at the prices of now, into the cart; what is gone is named. */
export function Reorder({ order }: { order: Order }) {
  const { isSending, failure, send } = useSubmission();
  const [reordered, setReordered] = useState<Reordered | null>(null);
  const { press, question, answer } = useCartPress(({ lines }) => {
    const added = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    setReordered((last) => ({ ...(last ?? nothing), added }));
  });

  const reorder = () =>
    send(async () => {
      const params = { id: order.id };
      const { lines, gone } = await fetchJson(orderApi.reorder, { params, ...asBuyer() });
      setReordered({ added: 0, gone });
      press(lines);
    });

  return (
    <>
      <Button variant="outline" disabled={isSending} onClick={() => void reorder()}>
        Ordina di nuovo
      </Button>
      {failure && (
        <Notice tone="error">
          <strong>Non riuscito.</strong> {failureWords(failure)}
        </Notice>
      )}
      <CopiesQuestion question={question} onAnswer={answer} />
      <div role="status" className={css.words}>
        {reordered && <ReorderedWords {...reordered} />}
      </div>
    </>
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
