import { makeBook } from '../books/book';
import type { DemoBook } from '../books/book';
import { demoIsbn } from '../books/isbn';
import { publisherNumber } from '../books/publishers';
import type { DemoAdoption } from './class-list';
import { italianDictionary } from './placeholders';
import type { DemoClass } from './school-class';

/**
 * The books of the showcase school: DISCIPLINA | title | authors | publisher | number in the ISBN | prices.
 * Titles
 * are written as people do: a few of the ministry's are. `#` stands for the volume; three prices are three volumes with numbers one after the other.
 */
const table = `
ITALIANO | Le parole in cammino #. Antologia | R TASSINARI - L BONI  | RIO SECCO | 120 | 2490 1990 2150
STORIA | Il tempo che resta # | M FERRANDI   | CASA DEL MELOGRANO | 207 | 1840 1720 1890
GEOGRAFIA | Carte d'Europa # | S OLIVOTTO - P RENI  | BUSSOLA E FIGLI | 43 | 1690 1580 1620
MATEMATICA | Numeri in tasca #. Aritmetica e geometria | A QUADRI   | QUADRELLO | 516 | 2240 1860 1980
SCIENZE | Sotto la lente # | C VEZZANI   | QUADRELLO | 529 | 1520 1395 1460
LINGUA INGLESE | Step Outside #. Student's book + Workbook | J MARLOWE   | HARBOUR LANE | 610 | 2150 1940 2010
SECONDA LINGUA COMUNITARIA (FRANCESE) | Bonjour le quartier # | È CASTEL   | RIVE CLAIRE | 301 | 1480 990 1090
TECNOLOGIA | Fatto a mano #. Disegno e laboratorio | G PASTORI   | OFFICINA BLU | 117 | 1640 0 1380
ITALIANO | La lingua che usi. Volume unico | T ARRIGHI   | RIO SECCO | 90 | 2150
MUSICA | Suona la piazza. Volume unico | N DOLCI   | OFFICINA BLU | 33 | 1880
ARTE E IMMAGINE | Guardare da vicino A | F MORETTI SALA   | CASA DEL MELOGRANO | 177 | 1690
RELIGIONE CATTOLICA/ATTIVITA' ALTERNATIVA | Domande aperte. Volume unico | L PINI   | BUSSOLA E FIGLI | 9 | 1420
ITALIANO | La bici di Teo | B LANFRANCHI   | RIO SECCO | 312 | 750
SCIENZE MOTORIE E SPORTIVE | Muoversi bene | D RONCA   | OFFICINA BLU | 201 | 1120
ITALIANO | Il faro dei nibbi | B LANFRANCHI   | RIO SECCO | 318 | 820
`;

interface ShowcaseTitle {
  disciplina: string;
  volumes: DemoBook[];
}

const titles = table
  .split('\n')
  .filter((line) => line !== '')
  .map(readTitle);
const [teoNovel, motoria, nibbiNovel] = [titles[12], titles[13], titles[14]];

/** Books that serve all three years are bought in the first. */
const yearly = titles.slice(0, 8);
const lasting = titles.slice(8, 12);

/** The books with a description of their own. */
export const describedShowcaseBooks = new Map([
  [volumeOf(titles[0], 2).isbn, "Con il laboratorio di scrittura e il volume sull'epica."],
  [volumeOf(titles[3], 2).isbn, 'Con il quaderno delle competenze e gli esercizi guidati.'],
]);

export const showcaseBooks = titles.flatMap(({ volumes }) => volumes);

interface ShowcaseClass {
  schoolClass: DemoClass;
  rows: DemoAdoption[];
}

const sectionsOfYear = ['A B C D E', 'A B C D', 'A B C'];

/** 1A-1E, 2A-2D and 3A-3C. */
export function cremonaLists(schoolYear: number): ShowcaseClass[] {
  return sectionsOfYear.flatMap((sections, index) =>
    sections.split(' ').map((sezione) => {
      const anno = index + 1;
      const schoolClass: DemoClass = {
        anno,
        sezione,
        tipoGrado: 'MM',
        subjects: [],
        language: 0,
        combinazione: '30 ORE  DI ORARIO ORDINARIO (INGLESE_FRANCESE)',
      };
      return { schoolClass, rows: rowsOf(anno, sezione, schoolYear) };
    }),
  );
}

/** 11 or 12 rows in the first year, 14 or 15 in the second, 13 in the third. */
function rowsOf(anno: number, sezione: string, schoolYear: number): DemoAdoption[] {
  const novel = sezione === 'B' || sezione === 'C' ? teoNovel : nibbiNovel;
  const bought = yearly.map((title) => adoption(title, anno, { daAcquistare: true }));
  const kept = lasting.map((title) => adoption(title, anno, { daAcquistare: anno === 1 }));
  const isNew = anno === 1 && schoolYear % 3 === 0;
  if (anno === 1) {
    const rows = [...bought, ...kept].slice(0, sezione === 'B' || sezione === 'D' ? 12 : 11);
    return rows.map((row) => ({ ...row, nuova: isNew || row.disciplina === 'MUSICA' }));
  }
  const advised = [adoption(novel, 1, { consigliato: 'Mo' })];
  if (anno === 3) return [...bought, ...kept, ...advised];
  if (sezione !== 'C') advised.push(adoption(motoria, 1, { consigliato: 'Ap' }));
  return [...bought, ...kept, ...advised, dictionary()];
}

function adoption(
  title: ShowcaseTitle | undefined,
  anno: number,
  claims: Partial<Pick<DemoAdoption, 'daAcquistare' | 'consigliato'>>,
): DemoAdoption {
  const book = volumeOf(title, anno);
  const base = { nuova: false, daAcquistare: false, consigliato: 'No' } as const;
  return { ...base, disciplina: title?.disciplina ?? '', book, ...claims };
}

function dictionary(): DemoAdoption {
  const claims = { nuova: false, daAcquistare: false, consigliato: 'No' } as const;
  return { ...claims, disciplina: 'ITALIANO', book: italianDictionary };
}

function volumeOf(title: ShowcaseTitle | undefined, anno: number): DemoBook {
  const book = title?.volumes[Math.min(anno, title.volumes.length) - 1];
  if (book === undefined) throw new Error('The showcase list misses a book.');
  return book;
}

function readTitle(line: string): ShowcaseTitle {
  const [disciplina = '', title = '', autori = '', editore = '', number = '', prices = ''] =
    line.split(' | ');
  const cents = prices.split(' ').map(Number);
  const volumes = cents.map((price, index) =>
    makeBook({
      autori,
      editore,
      sottotitolo: 'ND',
      cents: price,
      family: 'vetrina',
      isbn: demoIsbn(publisherNumber(editore), Number(number) + index),
      titolo: title.replace('#', String(index + 1)),
      volume: cents.length === 1 ? 'U' : String(index + 1),
    }),
  );
  return { disciplina, volumes };
}
