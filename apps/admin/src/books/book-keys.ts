import type { OwnKey } from '@zaino/data-table/shortcuts';

/** Keys of the books' table beside those of every table. */
export const bookKeys: readonly OwnKey<'edit'>[] = [
  { key: 'e', command: 'edit', where: 'line', words: 'Modifica la scheda, o i libri selezionati' },
];
