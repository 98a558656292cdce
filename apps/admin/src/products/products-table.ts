import type { ProductRow } from '@zaino/contracts/catalogue';
import { RowSearch } from '@zaino/data-table/row-search';
import type { TableDefinition } from '@zaino/data-table/table-definition';
import { productNoun } from './product-words';
import css from './products-table.module.css';

/** Finds products by name and description (specification, point 2). */
export const productSearch = new RowSearch<ProductRow>(
  ({ nome, descrizione }) => `${nome} ${descrizione}`,
);

/** Columns by which the table can be sorted, with the words above them. */
export const productColumns = {
  nome: 'Nome',
  id: 'Id',
  categoria: 'Categoria',
  prezzoOriginale: 'Originale',
  prezzoVendita: 'Vendita',
  prezzoScontato: 'Scontato',
  pezzi_disponibili: 'Pezzi',
  disponibile: 'Disponibilità',
  active: 'Stato',
} as const satisfies Partial<Record<keyof ProductRow, string>>;

/** The table of the products: what is searched, filtered and sorted. */
export const productsTable: TableDefinition<ProductRow> = {
  words: { ...productNoun, search: 'Cerca per nome o descrizione', unsorted: 'Id' },
  nameOf: ({ nome }) => nome,
  search: productSearch,
  columns: productColumns,
  filters: {
    categoria: { label: 'Categoria', all: 'Tutte', valueOf: ({ categoria }) => categoria },
    stato: {
      label: 'Stato',
      all: 'Tutti',
      valueOf: ({ active }) => (active ? 'attivi' : 'inattivi'),
      options: { attivi: 'Attivo', inattivi: 'Inattivo' },
    },
    disponibilita: {
      label: 'Disponibilità',
      all: 'Tutte',
      valueOf: ({ disponibile }) => (disponibile ? 'disponibili' : 'non-disponibili'),
      options: { disponibili: 'Disponibile', 'non-disponibili': 'Non disponibile' },
    },
    sicurezza: {
      label: 'Dati di sicurezza',
      all: 'Tutti',
      valueOf: ({ produttore, marcaturaCe }) =>
        produttore === '' || marcaturaCe === 'da-verificare' ? 'mancanti' : 'presenti',
      options: { mancanti: 'Mancanti', presenti: 'Presenti' },
    },
  },
  layout: { className: css.table ?? '', cardPx: 206 },
};
