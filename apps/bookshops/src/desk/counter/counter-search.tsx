import { formatEuro } from '@zaino/rules/money';
import { orderNumberIn } from '@zaino/rules/order-number';
import { SuggestionField } from '@zaino/ui/suggestion-field';
import { type RefObject, type SyntheticEvent, useMemo } from 'react';
import type { DeskOrderRow } from '../orders/order-rows';
import { classWords } from '../orders/stage-words';
import css from './counter-search.module.css';
import { useMatches } from './use-matches';

interface CounterSearchProps {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  /** The open orders of the bookshop. */
  open: readonly DeskOrderRow[];
  onNumber: (number: string) => void;
  onOrder: (id: string) => void;
  /** Somebody wants what is not among the orders that are shown (yet). */
  onWords: (words: string) => void;
  /** What was typed may mean several orders. */
  onSeveral: () => void;
}

/** The one field of the counter: a scanner's codes, numbers and names. No order is opened that another may be meant by. */
export function CounterSearch(props: CounterSearchProps) {
  const { field, typed, onType, open, onNumber, onOrder, onWords, onSeveral } = props;
  const { matches, failure } = useMatches(typed, open);
  // The same ones while they are the same: the marked one stays marked.
  const suggestions = useMemo(
    () => matches.map((row) => ({ id: row.id, content: <Match row={row} /> })),
    [matches],
  );

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A scanner types faster than the page is drawn.
    const text = (field.current?.value ?? typed).trim();
    const number = orderNumberIn(text);
    const [match, other] = matches;
    if (number !== null) onNumber(number);
    else if (other) onSeveral();
    else if (match) onOrder(match.id);
    else if (text !== '') onWords(text);
  };
  return (
    <form role="search" className={css.search} onSubmit={submit}>
      <SuggestionField
        ref={field}
        isLarge
        label="Scansiona il codice, o scrivi numero o cognome"
        buttonText="Apri"
        listLabel="Ordini trovati"
        countWords={matches.length === 1 ? '1 ordine trovato' : `${matches.length} ordini trovati`}
        suggestions={suggestions}
        onChoose={onOrder}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      {failure && <p className={css.failure}>{failure}</p>}
    </form>
  );
}

function Match({ row }: { row: DeskOrderRow }) {
  const { family, number, standing, due, order } = row;
  return (
    <span className={css.match}>
      <span className={css.family}>{family}</span>
      <span>{number}</span>
      <span className={css.small}>{classWords(order.classes)}</span>
      <span className={css.standing}>
        {standing}
        {due > 0 && `, ${formatEuro(due)} da pagare`}
      </span>
    </span>
  );
}
