import type { APIRequestContext } from '@playwright/test';
import type {
  Adoption,
  AdoptionsResponse,
  School,
  SchoolsResponse,
} from '@zaino/contracts/schools';

/** Of an order as the goal for its page names it. */
export const BOOKS = 18;

/** What a class has to buy. */
export interface ClassToBuy {
  classe: string;
  sezione: string;
  books: number;
  isbns: string[];
}

/** A school with two classes that buy 18 books together. */
export interface FamilySchool {
  school: School;
  classes: readonly [ClassToBuy, ClassToBuy];
}

const place = { regione: 'Lombardia', provincia: 'Cremona', comune: 'Cremona' };

/** A year of a school in which a child's section is not known: sections share some books to buy, one buys more. */
export interface UnsureYear {
  school: School;
  /** First calendar year of the lists' school year. */
  year: number;
  classe: string;
  /** How many books every section buys. */
  shared: number;
  sezione: string;
  /** How many more this section buys. */
  more: number;
}

/** The first such school of the demo data, which are the same on each machine. */
export async function findFamilySchool(request: APIRequestContext): Promise<FamilySchool> {
  for await (const { school, adozioni } of listedSchools(request)) {
    const classes = pairOf(classesIn(adozioni));
    if (classes) return { school, classes };
  }
  throw new Error(`No two classes of a school in Cremona buy ${BOOKS} books`);
}

/** The first such year of the same data. */
export async function findUnsureYear(request: APIRequestContext): Promise<UnsureYear> {
  for await (const { school, adozioni, annoScolastico: year } of listedSchools(request)) {
    for (const classe of new Set(adozioni.map((row) => row.classe))) {
      const rows = adozioni.filter((row) => row.classe === classe);
      const hasOneCourse = new Set(rows.map(({ combinazione }) => combinazione)).size === 1;
      const [first, ...others] = classesIn(rows);
      if (year === null || !hasOneCourse || !first || others.length === 0) continue;
      const isShared = (isbn: string) => others.every(({ isbns }) => isbns.includes(isbn));
      const shared = first.isbns.filter(isShared).length;
      const { sezione, books } = first;
      if (shared > 1 && books > shared) {
        return { school, year, classe, shared, sezione, more: books - shared };
      }
    }
  }
  throw new Error('No sections of a year in Cremona share some books and not all');
}

interface ListedSchool extends AdoptionsResponse {
  school: School;
}

/** Schools with their newest lists, one after the other. */
async function* listedSchools(request: APIRequestContext): AsyncGenerator<ListedSchool> {
  const found = await request.get(`/api/schools?${new URLSearchParams(place)}`);
  const { scuole } = (await found.json()) as SchoolsResponse;
  for (const school of scuole.filter(({ conAdozioni }) => conAdozioni)) {
    const url = `/api/getadozionibycodicescuola?codiceScuola=${school.codiceScuola}`;
    yield { school, ...((await (await request.get(url)).json()) as AdoptionsResponse) };
  }
}

function pairOf(classes: ClassToBuy[]): FamilySchool['classes'] | undefined {
  for (const [index, first] of classes.entries()) {
    const second = classes.slice(index + 1).find(({ books }) => books + first.books === BOOKS);
    if (second) return [first, second];
  }
  return undefined;
}

/** Classes with one course of studies, and how many of their books are ticked at first. */
function classesIn(adozioni: Adoption[]): ClassToBuy[] {
  const lists = new Map<string, Adoption[]>();
  for (const row of adozioni) {
    const key = `${row.classe} ${row.sezione}`;
    lists.set(key, [...(lists.get(key) ?? []), row]);
  }
  return [...lists.values()].flatMap((rows) => {
    const [{ classe, sezione } = { classe: '', sezione: '' }] = rows;
    const ticked = rows.filter((row) => row.daAcquistare && row.vendibile && !row.consigliato);
    const isbns = [...new Set(ticked.map(({ isbn }) => isbn))];
    const isOneList = new Set(rows.map(({ combinazione }) => combinazione)).size === 1;
    return isOneList ? [{ classe, sezione, books: isbns.length, isbns }] : [];
  });
}
