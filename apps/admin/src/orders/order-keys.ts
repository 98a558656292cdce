import type { OwnKey } from '@zaino/data-table/shortcuts';
import type { OrderBulkKindName } from './bulk/bulk-kinds';

/** Keys of this table beside those of all. */
export const orderKeys: readonly OwnKey<OrderBulkKindName | 'changes'>[] = [
  {
    key: 'o',
    command: 'order-from-supplier',
    where: 'page',
    words: 'Segna come chiesti al fornitore',
  },
  { key: 'a', command: 'reserve', where: 'page', words: 'Segna come arrivati e messi da parte' },
  { key: 'p', command: 'mark-ready', where: 'page', words: 'Segna come pronti per il ritiro' },
  { key: 'c', command: 'deliver', where: 'page', words: 'Segna come consegnati' },
  { key: 'm', command: 'changes', where: 'page', words: 'Ultime modifiche' },
];
