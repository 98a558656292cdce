import type {
  AdminBook,
  BookChangeKind,
  BookField,
  BookSource,
  BookSourceKind,
  BookState,
} from '@zaino/contracts/schools';
import type { Noun } from '@zaino/data-table/count-words';
import { moment } from '../layout/moment-words';

export const bookNoun: Noun = {
  one: 'libro',
  many: 'libri',
  theOne: 'il libro',
  theMany: 'i libri',
  ofMany: 'dei libri',
  none: 'nessun libro',
  isFeminine: false,
};

export const bookStateWords: Readonly<Record<BookState, string>> = {
  'da-arricchire': 'Da arricchire',
  arricchiti: 'Arricchiti',
  'senza-copertina': 'Senza copertina',
  'senza-descrizione': 'Senza descrizione',
  'senza-prezzo': 'Senza prezzo',
  'codice-errato': 'Codice errato',
  'edizione-libera': 'Edizione a scelta',
};

export const bookFieldWords: Readonly<Record<BookField, string>> = {
  descrizione: 'Descrizione',
  copertina: 'Copertina',
  pagineSaggio: 'Pagine di saggio',
  collana: 'Collana',
  titoloEditore: 'Titolo secondo l’editore',
  autoriEditore: 'Autori secondo l’editore',
  nomeEditore: 'Nome dell’editore',
  pubblicazione: 'Pubblicazione',
  pagine: 'Pagine',
  scheda: 'Scheda dell’editore',
};

const sourceWords: Readonly<Record<BookSourceKind, string>> = {
  person: 'Scritto da noi',
  csv: 'File CSV',
  onix: 'ONIX dell’editore',
  fetcher: 'Ricerca automatica',
  file: 'Import del ministero',
};

/** `ONIX dell’editore (novita.xml), 27 nov 2026, 09:30`. */
export function sourceOf({ fonte, nome, quando }: BookSource): string {
  const words = nome === '' ? sourceWords[fonte] : `${sourceWords[fonte]} (${nome})`;
  return quando === null ? words : `${words}, ${moment(quando)}`;
}

const changeWords: Readonly<Record<BookChangeKind, string>> = {
  save: 'Scheda modificata',
  bulk: 'Modifica di più libri',
  csv: 'Importazione CSV',
  onix: 'Importazione ONIX',
  fetch: 'Ricerca automatica',
  undo: 'Modifica annullata',
};

export const changeOf = (kind: BookChangeKind, name: string): string =>
  name === '' ? changeWords[kind] : `${changeWords[kind]} (${name})`;

/** Why the book is not sold; empty where it is. */
export function saleWords({ motivoNonVendibile }: AdminBook): string {
  switch (motivoNonVendibile) {
    case 'codice-non-valido':
      return 'Non in vendita: il codice ha una cifra di controllo sbagliata, o non indica un libro.';
    case 'edizione-libera':
      return 'Non in vendita: la classe può usare qualsiasi edizione.';
    case 'senza-prezzo':
      return 'Non in vendita: gli elenchi del ministero non ne dicono il prezzo.';
    case 'in-ristampa':
    case 'fuori-catalogo':
    case 'sostituito':
      return 'Non in vendita: nessun distributore lo può avere.';
    case null:
      return '';
  }
}

/** `2026/27`. */
export const schoolYearWords = (year: number): string =>
  `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
