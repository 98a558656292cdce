import { type AdminBook, type BookRow, noBookValues } from '@zaino/contracts/schools';

/** An invented book as the desk's list has it; a test names only what it is about. */
export function makeBookRow(changes: Partial<BookRow> = {}): BookRow {
  return {
    isbn: '9788800000017',
    titolo: 'Le zattere',
    volume: null,
    autore: 'Rossi A.',
    editore: 'Editrice di prova',
    prezzo: 12.5,
    enriched: false,
    tipo: 'isbn',
    conCopertina: false,
    conDescrizione: false,
    scuole: 3,
    classi: 7,
    ...changes,
  };
}

/** The same as its own page has it. */
export function makeBook(changes: Partial<AdminBook> = {}): AdminBook {
  return {
    isbn: '9788800000017',
    titolo: 'Le zattere',
    sottotitolo: null,
    volume: null,
    autore: 'Rossi A.',
    editore: 'Editrice di prova',
    prezzo: 12.5,
    enriched: false,
    vendibile: true,
    motivoNonVendibile: null,
    tipo: 'isbn',
    versione: 3,
    campi: noBookValues,
    fonti: [],
    annoScolastico: 2026,
    scuole: 1,
    classi: 2,
    prezzi: [],
    storia: [],
    ...changes,
  };
}
