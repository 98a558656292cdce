import type { APIRequestContext } from '@playwright/test';
import type {
  Adoption,
  AdoptionsResponse,
  School,
  SchoolsResponse,
} from '@zaino/contracts/schools';

export interface FoundDemoClass {
  school: School;
  classe: string;
  sezione: string;
  /** Codes of the books that the class ticks at first: to buy and sellable. */
  toBuy: string[];
}

const classKey = ({ classe, sezione, combinazione }: Adoption) =>
  [classe, sezione, combinazione].join();

/** A lower-secondary class of the demo data with something to buy and one combinazione only. */
export async function findDemoClass(request: APIRequestContext): Promise<FoundDemoClass> {
  const [first] = await findDemoClasses(request, 1);
  if (!first) throw new Error('The demo data has no lower-secondary class in Cremona');
  return first;
}

/** So many of them, of one school. */
export async function findDemoClasses(
  request: APIRequestContext,
  count: number,
): Promise<FoundDemoClass[]> {
  for (const school of await schoolsWithLists(request)) {
    const classes = await classesOf(request, school);
    if (classes.length >= count) return classes.slice(0, count);
  }
  throw new Error(`No school of the demo data in Cremona has ${count} lower-secondary classes`);
}

/** All of them, of all schools. */
export async function allDemoClasses(request: APIRequestContext): Promise<FoundDemoClass[]> {
  const classes: FoundDemoClass[] = [];
  for (const school of await schoolsWithLists(request)) {
    classes.push(...(await classesOf(request, school)));
  }
  return classes;
}

async function classesOf(request: APIRequestContext, school: School): Promise<FoundDemoClass[]> {
  const { adozioni } = await listsOf(request, school);
  return classesToBuy(adozioni).map((found) => ({ school, ...found }));
}

/** The schools of Cremona that have lists. */
export async function schoolsWithLists(request: APIRequestContext): Promise<School[]> {
  const place = new URLSearchParams({
    regione: 'Lombardia',
    provincia: 'Cremona',
    comune: 'Cremona',
  });
  const found = (await (await request.get(`/api/schools?${place}`)).json()) as SchoolsResponse;
  return found.scuole.filter(({ conAdozioni }) => conAdozioni);
}

/** The newest lists of a school. */
export async function listsOf(
  request: APIRequestContext,
  { codiceScuola }: Pick<School, 'codiceScuola'>,
): Promise<AdoptionsResponse> {
  const answer = await request.get(`/api/getadozionibycodicescuola?codiceScuola=${codiceScuola}`);
  return (await answer.json()) as AdoptionsResponse;
}

/** Codes of the books that a list ticks at first: to buy and sellable. */
export function tickedBooks(rows: readonly Adoption[]): string[] {
  const ticked = rows.filter((row) => row.daAcquistare && row.vendibile && !row.consigliato);
  return [...new Set(ticked.map(({ isbn }) => isbn))];
}

/** The page that lists the schools of a school's place. */
export function schoolsNearby({ regione, provincia, comune }: School): string {
  return `/search?${new URLSearchParams({ regione, provincia, comune })}`;
}

function classesToBuy(adozioni: Adoption[]): Omit<FoundDemoClass, 'school'>[] {
  const lists = new Map<string, Adoption[]>();
  for (const row of adozioni.filter(({ tipoGrado }) => tipoGrado === 'MM')) {
    const key = `${row.classe} ${row.sezione}`;
    lists.set(key, [...(lists.get(key) ?? []), row]);
  }
  return [...lists.values()].flatMap((rows) => {
    const toBuy = tickedBooks(rows);
    const [{ classe, sezione } = { classe: '', sezione: '' }] = rows;
    const hasOneList = new Set(rows.map(classKey)).size === 1;
    return hasOneList && toBuy.length > 2 ? [{ classe, sezione, toBuy }] : [];
  });
}
