import { type OwnKey, type TableCommand } from '@zaino/data-table/shortcuts';
import { onLine, tableCommands } from '@zaino/data-table/table-commands';
import type { ProductsPageState } from './use-products-page';

type ProductCommand = 'new' | 'price' | 'pieces' | 'duplicate' | 'remove';

/** Keys of the products' table beside those of every table. */
export const productKeys: readonly OwnKey<ProductCommand>[] = [
  { key: 'n', command: 'new', where: 'page', words: 'Nuovo prodotto' },
  { key: 'p', command: 'price', where: 'line', words: 'Cambia il prezzo originale' },
  { key: 'q', command: 'pieces', where: 'line', words: 'Cambia i pezzi disponibili' },
  { key: 'd', command: 'duplicate', where: 'line', words: 'Duplica' },
  { key: 'Delete', keys: 'Canc', command: 'remove', where: 'line', words: 'Elimina' },
];

/** What the keys of the page do. */
export function pageCommands(
  page: ProductsPageState,
): Record<TableCommand | ProductCommand, () => void> {
  const { table, actions, setDialog } = page;
  const { selected } = table;
  return {
    ...tableCommands(table, {
      open: ({ id }) => actions.open(id),
      help: () => setDialog({ kind: 'shortcuts' }),
    }),
    new: () => setDialog({ kind: 'product', id: null }),
    price: onLine(table, (row) => actions.begin(row, 'prezzoOriginale')),
    pieces: onLine(table, (row) => actions.begin(row, 'pezzi_disponibili')),
    duplicate: onLine(table, ({ id }) => actions.duplicate(id)),
    remove:
      selected.length > 0
        ? () => setDialog({ kind: 'bulk', change: 'elimina', rows: selected })
        : onLine(table, ({ id }) => actions.remove(id)),
  };
}
