import type { BookValues } from '@zaino/contracts/schools';

/** What is changed in many books at once. */
interface BulkKind {
  /** In the list of kinds. */
  words: string;
  /** A kind without has no value. */
  field?: { label: string; hint: string };
  /** What each book is told. */
  read: (text: string) => Partial<BookValues>;
}

/** What books of one publisher have in common, and what was wrong with many of them. */
export const bulkKinds = {
  collana: {
    words: 'Scrivi la collana',
    field: { label: 'Collana', hint: 'Lascia vuoto per toglierla.' },
    read: (collana) => ({ collana }),
  },
  nomeEditore: {
    words: 'Scrivi il nome dell’editore',
    field: { label: 'Nome dell’editore', hint: 'Lascia vuoto per toglierlo.' },
    read: (nomeEditore) => ({ nomeEditore }),
  },
  pubblicazione: {
    words: 'Scrivi la pubblicazione',
    field: {
      label: 'Pubblicazione',
      hint: 'Come 2026 oppure 2026-03-01; lascia vuoto per toglierla.',
    },
    read: (pubblicazione) => ({ pubblicazione }),
  },
  descrizione: { words: 'Togli la descrizione', read: () => ({ descrizione: '' }) },
  copertina: { words: 'Togli la copertina', read: () => ({ copertina: '' }) },
  pagineSaggio: { words: 'Togli le pagine di saggio', read: () => ({ pagineSaggio: [] }) },
} satisfies Record<string, BulkKind>;

export type BookBulkKindName = keyof typeof bulkKinds;

export const bulkKindOf = (name: BookBulkKindName): BulkKind => bulkKinds[name];
