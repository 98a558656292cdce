import type { Noun } from '@zaino/data-table/count-words';
import type { TableDefinition } from '@zaino/data-table/table-definition';
import { type CedolaRow, cedolaSearch } from './cedola-rows';
import { stageWords } from './cedola-words';
import css from './cedole-table.module.css';

export const cedolaNoun: Noun = {
  one: 'cedola',
  many: 'cedole',
  theOne: 'la cedola',
  theMany: 'le cedole',
  ofMany: 'delle cedole',
  none: 'nessuna cedola',
  isFeminine: true,
};

/** Columns by which the table can be sorted, with the words above them. */
const cedolaColumns = {
  code: 'Codice',
  comune: 'Comune',
  school: 'Scuola e classe',
  standing: 'Stato',
  amount: 'Importo',
} as const;

/** The ledger of a bookshop: what is searched, filtered and sorted. */
export const cedoleTable: TableDefinition<CedolaRow> = {
  words: {
    ...cedolaNoun,
    search: 'Cerca per codice, Comune, scuola o ordine',
    unsorted: 'Le ultime',
  },
  nameOf: ({ code }) => code,
  search: cedolaSearch,
  columns: cedolaColumns,
  filters: {
    stato: { label: 'Stato', all: 'Tutte', valueOf: ({ stage }) => stage, options: stageWords },
    comune: { label: 'Comune', all: 'Tutti', valueOf: ({ comune }) => comune },
    libri: {
      label: 'Libri',
      all: 'Tutte',
      valueOf: ({ isReady, cedola }) => {
        if (cedola.toCorrect !== 0) return 'da-correggere';
        return isReady ? 'da-inviare' : 'altre';
      },
      options: {
        'da-inviare': 'Consegnati, da inviare',
        'da-correggere': 'Da correggere',
        altre: 'Altre',
      },
    },
  },
  layout: { className: css.table ?? '', cardPx: 150 },
};
