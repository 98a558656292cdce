import type { DeskStage } from '@zaino/contracts/orders';
import type { Noun } from '@zaino/data-table/count-words';
import type { TableDefinition } from '@zaino/data-table/table-definition';
import { DAY_MS } from '@zaino/rules/durations';
import { type DeskOrderRow, orderSearch } from './order-rows';
import css from './orders-table.module.css';
import { classWords, stageWords } from './stage-words';

export const orderNoun: Noun = {
  one: 'ordine',
  many: 'ordini',
  theOne: 'l’ordine',
  theMany: 'gli ordini',
  ofMany: 'degli ordini',
  none: 'nessun ordine',
  isFeminine: false,
};

/** Days after which what is ready counts as forgotten. */
const UNCOLLECTED_DAYS = 7;

const openStages: readonly DeskStage[] = ['to-order', 'awaited', 'complete', 'ready'];

/** What needs somebody's eye. */
const attentionWords = {
  'in-ritardo': 'In ritardo',
  'non-ritirati': `Pronti da più di ${UNCOLLECTED_DAYS} giorni`,
  nessuno: 'Niente da segnalare',
} as const;

function attentionOf({ order }: DeskOrderRow): keyof typeof attentionWords {
  if (order.isLate) return 'in-ritardo';
  const { readySince } = order;
  const isOld =
    readySince !== null && Date.now() - Date.parse(readySince) > UNCOLLECTED_DAYS * DAY_MS;
  return isOld ? 'non-ritirati' : 'nessuno';
}

/** Columns by which the table can be sorted, with the words above them. */
export const orderColumns = {
  family: 'Famiglia',
  number: 'Ordine',
  createdAt: 'Ordinato',
  standing: 'Stato',
  itemCount: 'Pezzi',
  due: 'Da pagare',
} as const;

/** The open orders of a bookshop: what is searched, filtered and sorted. */
export const ordersTable: TableDefinition<DeskOrderRow> = {
  words: {
    ...orderNoun,
    search: 'Cerca per nome, numero, telefono o ISBN',
    unsorted: 'Chi aspetta da più tempo',
  },
  nameOf: ({ family }) => family,
  search: orderSearch,
  columns: orderColumns,
  filters: {
    stato: {
      label: 'Stato',
      all: 'Tutti',
      valueOf: ({ order }) => order.stage,
      options: Object.fromEntries(openStages.map((stage) => [stage, stageWords[stage]])),
    },
    classe: {
      label: 'Classe',
      all: 'Tutte',
      valueOf: ({ order }) => classWords(order.classes) || 'Senza classe',
    },
    avviso: {
      label: 'Da guardare',
      all: 'Tutti',
      valueOf: attentionOf,
      options: attentionWords,
    },
  },
  layout: { className: css.table ?? '', cardPx: 190 },
};
