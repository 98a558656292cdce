import type { ChangedPlace, ChangedSchool, DifferenceKind } from '@zaino/contracts/schools';

/** Of filters, and of the heads of what changed for a class. */
export const kindWords: Record<DifferenceKind, string> = {
  added: 'Libri aggiunti',
  dropped: 'Libri tolti',
  volume: 'Volumi o edizioni cambiati',
  price: 'Prezzi cambiati',
  'over-cap': 'Classi oltre il tetto',
};

export const oneOfKind: Record<DifferenceKind, string> = {
  added: 'Aggiunto',
  dropped: 'Tolto',
  volume: 'Volume o edizione',
  price: 'Prezzo',
  'over-cap': 'Oltre il tetto',
};

/** How many of a kind there are in a place. */
export const countOfKind: Record<DifferenceKind, (place: ChangedPlace) => number> = {
  added: ({ added }) => added,
  dropped: ({ dropped }) => dropped,
  volume: ({ volumes }) => volumes,
  price: ({ prices }) => prices,
  'over-cap': ({ overCap }) => overCap,
};

export const stateWords: Record<ChangedSchool['state'], string> = {
  changed: 'Liste cambiate',
  new: 'Prima senza liste',
  gone: 'Non ha più liste',
};

/** `2025/26` */
export const yearWords = (year: number): string =>
  `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
