import {
  bookEndpoints,
  type ReadList,
  type RecognisedBook,
  type RecognisedClass,
  type RecognisedList,
} from '@zaino/contracts/schools';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { makeBook } from './serve-book';

/** A book of this year's lists; invented. */
export function makeRecognised(changes: Partial<RecognisedBook> = {}): RecognisedBook {
  const { isbn, titolo, sottotitolo, volume, autore, editore, prezzo } = makeBook();
  return {
    isbn,
    titolo,
    sottotitolo,
    volume,
    autore,
    editore,
    prezzo,
    copertina: null,
    vendibile: true,
    motivoNonVendibile: null,
    schoolYear: 2025,
    ...changes,
  };
}

/** 2B of the school that all tests have, with these books of twelve. */
export function makeClass(
  isbns: readonly string[],
  changes: Partial<RecognisedClass> = {},
): RecognisedClass {
  return {
    school: {
      codiceScuola: 'CRMM8ZZ01L',
      nomeScuola: 'Scuola media Irma Valsecchi',
      comune: 'Cremona',
      siglaProvincia: 'CR',
    },
    classe: '2',
    sezione: 'B',
    total: 12,
    books: isbns.map((isbn) => ({ isbn, materia: 'Italiano', isAdopted: true })),
    ...changes,
  };
}

/** The schools service with what it knows of a list; gives what it was asked. */
export function serveList(list: Partial<RecognisedList>): ReadList[] {
  const asked: ReadList[] = [];
  fakeNetwork(
    answer(bookEndpoints.recogniseList, ({ body }) => {
      asked.push(body);
      return { schoolYear: 2025, books: [], unknown: [], doubtful: [], classes: [], ...list };
    }),
  );
  return asked;
}
