import type { APIRequestContext } from '@playwright/test';
import type {
  Adoption,
  AdoptionsResponse,
  School,
  SchoolsResponse,
} from '@zaino/contracts/schools';

export interface DemoClass {
  school: School;
  classe: string;
  sezione: string;
  /** Codes of the books that the class ticks at first: to buy and sellable. */
  toBuy: string[];
}

const classKey = ({ classe, sezione, combinazione }: Adoption) =>
  [classe, sezione, combinazione].join();

/** A lower-secondary class of the demo data with something to buy and one combinazione only. */
export async function findDemoClass(request: APIRequestContext): Promise<DemoClass> {
  const [first] = await findDemoClasses(request, 1);
  if (!first) throw new Error('The demo data has no lower-secondary class in Cremona');
  return first;
}

/** So many of them, of one school. */
export async function findDemoClasses(
  request: APIRequestContext,
  count: number,
): Promise<DemoClass[]> {
  const place = new URLSearchParams({
    regione: 'Lombardia',
    provincia: 'Cremona',
    comune: 'Cremona',
  });
  const found = (await (await request.get(`/api/schools?${place}`)).json()) as SchoolsResponse;
  for (const school of found.scuole.filter(({ conAdozioni }) => conAdozioni)) {
    const url = `/api/getadozionibycodicescuola?codiceScuola=${school.codiceScuola}`;
    const { adozioni } = (await (await request.get(url)).json()) as AdoptionsResponse;
    const classes = classesToBuy(adozioni).map((found) => ({ school, ...found }));
    if (classes.length >= count) return classes.slice(0, count);
  }
  throw new Error(`No school of the demo data in Cremona has ${count} lower-secondary classes`);
}

/** The page that lists the schools of a school's place. */
export function schoolsNearby({ regione, provincia, comune }: School): string {
  return `/search?${new URLSearchParams({ regione, provincia, comune })}`;
}

function classesToBuy(adozioni: Adoption[]): Omit<DemoClass, 'school'>[] {
  const lists = new Map<string, Adoption[]>();
  for (const row of adozioni.filter(({ tipoGrado }) => tipoGrado === 'MM')) {
    const key = `${row.classe} ${row.sezione}`;
    lists.set(key, [...(lists.get(key) ?? []), row]);
  }
  return [...lists.values()].flatMap((rows) => {
    const ticked = rows.filter((row) => row.daAcquistare && row.vendibile && !row.consigliato);
    const toBuy = [...new Set(ticked.map(({ isbn }) => isbn))];
    const [{ classe, sezione } = { classe: '', sezione: '' }] = rows;
    const hasOneList = new Set(rows.map(classKey)).size === 1;
    return hasOneList && toBuy.length > 2 ? [{ classe, sezione, toBuy }] : [];
  });
}
