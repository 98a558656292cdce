import type { AdoptionRow } from '../directory/adoption-rows';
import type { BookShelf, ShelvedBook, ShelvedDiscipline } from '../directory/book-shelf';
import { jsonMembers } from '../directory/json-members';
import { saleOfBook } from '../supply/sale-of-book';
import type { Supply } from '../supply/supply';
import { shownCourses } from './shown-courses';

interface ListedBook {
  row: AdoptionRow;
  book: ShelvedBook;
  discipline: ShelvedDiscipline;
}

/**
 * The JSON of every adoption, in the order in which a family reads it: classes by year, section and course;
 * within a class what is to be bought, what is owned, what is only recommended, what any edition serves;
 * then subject and title. Undefined where the shelf is older than the rows.
 */
export function classListJson(
  rows: AdoptionRow[],
  { shelf, supply }: { shelf: BookShelf; supply: Supply },
): string[] | undefined {
  const listed: ListedBook[] = [];
  for (const row of rows) {
    const book = shelf.books.get(row.bookId);
    const discipline = shelf.disciplines.get(row.disciplineId);
    if (book === undefined || discipline === undefined) return undefined;
    listed.push({ row, book, discipline });
  }
  const courses = shownCourses(rows);
  const classes = new Map<number, string>();
  return listed.sort(byClassThenUse).map(({ row, book, discipline }) => {
    const ofClass = classes.get(row.classId) ?? classMembers(row, courses.get(row.classId));
    classes.set(row.classId, ofClass);
    const sale = saleOfBook(book, { shelf, supply });
    return `{${book.json},${sale},${discipline.json},${ofClass},${useMembers(row)}}`;
  });
}

function classMembers(row: AdoptionRow, combinazione: string | undefined): string {
  const { annoCorso, sezione, tipoGrado } = row;
  return jsonMembers({
    classe: String(annoCorso),
    annoCorso,
    sezione,
    combinazione,
    tipoGrado,
  });
}

function useMembers({ nuova, daAcquistare, consigliato }: AdoptionRow): string {
  return jsonMembers({
    nuovaAdozione: Boolean(nuova),
    daAcquistare: Boolean(daAcquistare),
    consigliato,
  });
}

function byClassThenUse(a: ListedBook, b: ListedBook): number {
  return (
    a.row.annoCorso - b.row.annoCorso ||
    compareText(a.row.sezione, b.row.sezione) ||
    compareText(a.row.combinazione, b.row.combinazione) ||
    useOrder(a) - useOrder(b) ||
    a.discipline.order - b.discipline.order ||
    a.book.order - b.book.order
  );
}

/** To buy, owned, recommended, any edition. */
function useOrder({ row, book }: ListedBook): number {
  if (book.kind === 'any-edition') return 3;
  if (row.consigliato !== null) return 2;
  return row.daAcquistare ? 0 : 1;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
