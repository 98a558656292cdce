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
  const place = new URLSearchParams({
    regione: 'Lombardia',
    provincia: 'Cremona',
    comune: 'Cremona',
  });
  const found = (await (await request.get(`/api/schools?${place}`)).json()) as SchoolsResponse;
  for (const school of found.scuole.filter(({ conAdozioni }) => conAdozioni)) {
    const url = `/api/getadozionibycodicescuola?codiceScuola=${school.codiceScuola}`;
    const { adozioni } = (await (await request.get(url)).json()) as AdoptionsResponse;
    const [first] = adozioni.filter(({ tipoGrado }) => tipoGrado === 'MM');
    if (!first) continue;
    const { classe, sezione } = first;
    const rows = adozioni.filter((row) => row.classe === classe && row.sezione === sezione);
    const ticked = rows.filter((row) => row.daAcquistare && row.vendibile && !row.consigliato);
    const toBuy = [...new Set(ticked.map(({ isbn }) => isbn))];
    const hasOneList = new Set(rows.map(classKey)).size === 1;
    if (hasOneList && toBuy.length > 2) return { school, classe, sezione, toBuy };
  }
  throw new Error('The demo data has no lower-secondary class in Cremona');
}
