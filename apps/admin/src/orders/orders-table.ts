import type { OrderState } from '@zaino/contracts/orders';
import { type Noun } from '@zaino/data-table/count-words';
import { formatCount } from '@zaino/rules/format-count';
import type { TableDefinition } from '@zaino/data-table/table-definition';
import { orderStateWords, paymentStateWords } from '@zaino/rules/order-words';
import { cleanCode, deliveryWords, standingWords } from './list-query';
import { type OrderRow, orderSearch } from './order-rows';
import css from './orders-table.module.css';

export const orderNoun: Noun = {
  one: 'ordine',
  many: 'ordini',
  theOne: 'l’ordine',
  theMany: 'gli ordini',
  ofMany: 'degli ordini',
  none: 'nessun ordine',
  isFeminine: false,
};

/** What stands in each column, with the words above it. */
const orderColumns = {
  family: 'Cliente',
  number: 'Ordine',
  contents: 'Contenuto',
  standing: 'Stato',
  delivery: 'Consegna',
  total: 'Totale',
} as const;

/** What the filters offer beside what is always there. */
interface OrderChoices {
  /** Names by the bookshops' ids. */
  bookshops: Readonly<Record<string, string>>;
  /** How many orders are in each state. */
  states: readonly { state: OrderState; orders: number }[];
}

/** The orders of the shop, which the server searches and filters. */
export function ordersTable({ bookshops, states }: OrderChoices): TableDefinition<OrderRow> {
  const counts = new Map(states.map(({ state, orders }) => [state, orders]));
  // As long as no answer has come nobody knows how many there are.
  const countOf = (state: string) =>
    states.length === 0 ? '' : ` (${formatCount(counts.get(state as OrderState) ?? 0)})`;
  const stateOptions = Object.entries(orderStateWords).map(([state, words]) => [
    state,
    words + countOf(state),
  ]);
  return {
    words: {
      ...orderNoun,
      search: 'Numero, nome, e-mail, telefono o ISBN',
      unsorted: 'I più recenti',
    },
    nameOf: ({ family, number }) => `${family} (${number})`,
    search: orderSearch,
    isPaged: true,
    columns: orderColumns,
    filters: {
      vista: {
        kind: 'choice',
        label: 'Vista',
        all: 'Tutti gli ordini',
        options: standingWords,
        isOfPage: true,
      },
      stato: {
        kind: 'choice',
        label: 'Stato',
        all: 'Tutti',
        options: Object.fromEntries(stateOptions) as Record<string, string>,
      },
      pagamento: { kind: 'choice', label: 'Pagamento', all: 'Tutti', options: paymentStateWords },
      consegna: { kind: 'choice', label: 'Consegna', all: 'Tutte', options: deliveryWords },
      libreria: { kind: 'choice', label: 'Libreria', all: 'Tutte', options: bookshops },
      scuola: { kind: 'text', label: 'Codice della scuola', clean: cleanCode, isMinor: true },
      dal: { kind: 'day', label: 'Dal giorno', isMinor: true },
      al: { kind: 'day', label: 'Al giorno', isMinor: true },
    },
    layout: { className: css.table ?? '', cardPx: 190 },
  };
}
