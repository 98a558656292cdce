/** Books of the showcase class, as the issue wants the school page measured. */
const BOOKS = 15;
const SCHOOL = 'CRMM8ZZ01L';
const CLASS = { classe: '2', sezione: 'B' };
const PLACE = { regione: 'Lombardia', provincia: 'Cremona', comune: 'Cremona' };

/** The pages of the benchmarks by name, each with one address. */
export const pages = {
  home: '/',
  search: `/search?${new URLSearchParams(PLACE).toString()}`,
  school: `/scuola/${SCHOOL}?${new URLSearchParams(CLASS).toString()}`,
};

/** Words that each of them shows of the demo's data, and no page that failed. */
export const wordsOf: Readonly<Record<keyof typeof pages, string>> = {
  home: 'La lista della tua classe',
  search: 'Scuola Media Irma Valsecchi',
  school: 'Scuola Media Irma Valsecchi',
};

interface Row {
  isbn: string;
  classe: string;
  sezione: string;
}

/** Throws when the class of the school page has another number of books than it should. */
export async function requireBooks(origin: string): Promise<void> {
  const rows = (await listOf(origin, SCHOOL)).filter(
    ({ classe, sezione }) => classe === CLASS.classe && sezione === CLASS.sezione,
  );
  if (rows.length !== BOOKS) {
    throw new Error(`The class of the school page has ${rows.length} books, not ${BOOKS}`);
  }
}

/** Addresses of every class of the province's capital: what many families ask for, not one page again and again. */
export async function classPages(origin: string): Promise<string[]> {
  const place = new URLSearchParams(PLACE).toString();
  const { scuole } = await get<{ scuole: { codiceScuola: string; conAdozioni: boolean }[] }>(
    `${origin}/api/schools?${place}`,
  );
  const found: string[] = [];
  for (const { codiceScuola } of scuole.filter(({ conAdozioni }) => conAdozioni)) {
    for (const { classe, sezione } of await listOf(origin, codiceScuola)) {
      const query = new URLSearchParams({ classe, sezione }).toString();
      found.push(`/scuola/${codiceScuola}?${query}`);
    }
  }
  return [...new Set(found)];
}

async function listOf(origin: string, school: string): Promise<Row[]> {
  const url = `${origin}/api/getadozionibycodicescuola?codiceScuola=${school}`;
  return (await get<{ adozioni: Row[] }>(url)).adozioni;
}

async function get<Body>(url: string): Promise<Body> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Body;
}
