import { makeBook } from '../books/book';
import type { DemoBook } from '../books/book';
import { fraction } from '../chance';
import type { DemoAdoption } from './class-list';
import type { DemoClass } from './school-class';

/** A title that any edition serves, with the ministry's code for it. */
function anyEdition(isbn: string, titolo: string, autori = 'AA VV  '): DemoBook {
  return makeBook({
    isbn,
    titolo,
    autori,
    sottotitolo: 'ND',
    volume: 'U',
    cents: 0,
    family: 'a scelta',
    editore: 'EDIZIONE LIBERA (A SCELTA)',
  });
}

export const italianDictionary = anyEdition('AIE4', 'DIZIONARIO ITALIANO');

interface Placeholder {
  book: DemoBook;
  disciplina: string;
  /** Share of the classes of that year that have it. */
  share: number;
  anno: number;
  daAcquistare: boolean;
}

const italian = 'LINGUA E LETTERATURA ITALIANA';
const dante = 'ALIGHIERI DANTE  ';
const religion = "RELIGIONE CATTOLICA/ATTIVITA' ALTERNATIVA";
const alternative = 'ADOZIONE ALTERNATIVA ART. 156 D.L. 297/94';

const upper: Placeholder[] = [
  row(anyEdition('AIE12', 'PROMESSI SPOSI', 'MANZONI ALESSANDRO  '), italian, {
    anno: 2,
    share: 0.11,
  }),
  row(anyEdition('AIE19', 'DIVINA COMMEDIA. INFERNO', dante), italian, { anno: 3, share: 0.07 }),
  row(anyEdition('AIE20', 'DIVINA COMMEDIA. PURGATORIO', dante), italian, { anno: 4, share: 0.07 }),
  row(anyEdition('AIE21', 'DIVINA COMMEDIA. PARADISO', dante), italian, { anno: 5, share: 0.07 }),
  row(anyEdition('AIE14', 'CODICE CIVILE'), 'DIRITTO', { anno: 3, share: 0.02 }),
  row(italianDictionary, italian, { anno: 1, share: 0.04 }),
  row(anyEdition('AIE5', 'DIZIONARIO DI INGLESE'), 'LINGUA INGLESE', { anno: 1, share: 0.03 }),
];
const lower: Placeholder[] = [
  row(italianDictionary, 'ITALIANO', { anno: 1, share: 0.03 }),
  row(anyEdition('AIE1', 'BIBBIA'), religion, { anno: 1, share: 0.02 }),
  row(anyEdition('AIE005', 'STRUMENTI ALTERNATIVI'), 'STRUMENTI ALTERNATIVI', {
    anno: 1,
    share: 0.02,
  }),
];
const primary: Placeholder[] = [1, 2, 3, 4, 5].map((anno) =>
  row(anyEdition('AIE133', `${alternative} `), alternative, { anno, share: 0.015 }),
);

const byGrade = { EE: primary, MM: lower, NO: upper, NT: upper };

/** The placeholders on a class's list; `key` is the class's own. */
export function placeholdersOf({ anno, tipoGrado }: DemoClass, key: number): DemoAdoption[] {
  return byGrade[tipoGrado]
    .filter((one, index) => one.anno === anno && fraction(key, index, 51) < one.share)
    .map(({ book, disciplina, daAcquistare }) => ({
      book,
      disciplina,
      daAcquistare,
      nuova: false,
      consigliato: 'No',
    }));
}

function row(book: DemoBook, disciplina: string, of: { anno: number; share: number }): Placeholder {
  return { book, disciplina, ...of, daAcquistare: disciplina === italian };
}
