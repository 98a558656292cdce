import { addLines as sum, cartTotals, emptyCart, lineTotal } from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { CopiesQuestion } from '@zaino/ui/copies-question';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { ApiError } from '@zaino/web/api-client';
import { useCartPress } from '@zaino/web/use-cart-press';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../order-lines/counted';
import { lineTitle } from '../../order-lines/line-title';
import { readSharedList, type SharedListData } from './share.api';
import css from './share.module.css';

type State = { list: SharedListData } | { failure: 'gone' | 'away' } | null;

function useSharedList(id: string) {
  const [state, setState] = useState<State>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    readSharedList(id).then(
      (list) => !isOver && setState({ list }),
      (error: unknown) => {
        // A list that is not there, or an address that can be none: asking again changes nothing.
        const isGone = error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind);
        if (!isOver) setState({ failure: isGone ? 'gone' : 'away' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [id, tries]);
  const retry = () => {
    setState(null);
    setTries(tries + 1);
  };
  return { state, retry };
}

export interface AskedListProps {
  id: string;
  onClose: (words: string) => void;
}

/** The list of a link: what is in it, and whether to take it. */
export function AskedList({ id, onClose }: AskedListProps) {
  const { state, retry } = useSharedList(id);
  if (!state) return <p role="status">Caricamento della lista condivisa...</p>;
  if ('list' in state) return <ShownList lines={state.list.lines} onClose={onClose} />;
  return (
    <Notice>
      {state.failure === 'gone' ? (
        <>
          <strong>Questa lista non c’è più.</strong> Il link è scaduto o incompleto: chiedine uno
          nuovo a chi te l’ha mandato.
        </>
      ) : (
        <>
          <strong>La lista condivisa non si può leggere ora.</strong>{' '}
          <Button variant="text" size="small" onClick={retry}>
            Riprova
          </Button>
        </>
      )}
    </Notice>
  );
}

interface ShownListProps {
  lines: SharedListData['lines'];
  onClose: (words: string) => void;
}

function ShownList({ lines, onClose }: ShownListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { subtotal } = cartTotals(sum(emptyCart, lines));
  const { press, question, answer } = useCartPress(({ lines: added }) =>
    onClose(`${counted(added)} dalla lista condivisa: ora nel tuo carrello.`),
  );
  return (
    <Sheet className={css.received}>
      <h2 ref={heading} tabIndex={-1}>
        Lista condivisa con te
      </h2>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <span>
              {line.quantity > 1 && `${line.quantity} × `}
              {lineTitle(line)}
            </span>
            <span>{formatEuro(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
      <p>
        {counted(lines)}, <strong>{formatEuro(subtotal)}</strong>
      </p>
      <div className={css.answers}>
        <Button onClick={() => press(lines)}>Aggiungi al carrello</Button>
        <Button variant="text" onClick={() => onClose('')}>
          No, grazie
        </Button>
      </div>
      <CopiesQuestion question={question} onAnswer={answer} />
    </Sheet>
  );
}
