import type { LoaderFunctionArgs } from '@zaino/web/router';
import { makeSchool } from '../testing/factories';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { loadSearch, type SearchData } from './search.api';

async function load(query: string) {
  const request = new Request(`http://localhost/search${query}`);
  const answer = await loadSearch({ request, params: {} } as LoaderFunctionArgs);
  if (answer instanceof Response) return { redirect: answer.headers.get('location') };
  return { status: answer.init?.status, ...(answer.data satisfies SearchData) };
}

const answerOf = (totale: number) => ({
  scuole: [makeSchool()],
  totale,
  tipologie: [],
  caratteristiche: [],
});

const lombardia = {
  regions: () => ({ regioni: ['Lazio', 'Lombardia'] }),
  provinces: () => ({ province: ['Cremona', 'Milano'] }),
  municipalities: () => ({ comuni: ['Crema', 'Cremona'] }),
  schools: () => answerOf(1),
};

describe('loadSearch', () => {
  afterEach(() => jest.restoreAllMocks());

  it('asks only for the regions at first', async () => {
    const fetched = fakeSchoolsService(lombardia);
    expect(await load('')).toMatchObject({
      status: 200,
      regioni: ['Lazio', 'Lombardia'],
      province: [],
      schools: null,
      failure: null,
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('asks for the schools of a municipality, with filters and name', async () => {
    const schools = jest.fn(lombardia.schools);
    fakeSchoolsService({ ...lombardia, schools });
    const query =
      '?regione=Lombardia&provincia=Cremona&comune=Crema&tipologia=Liceo&caratteristica=Normale&nome=galilei';
    expect(await load(query)).toMatchObject({
      schools: { totale: 1 },
      comuni: ['Crema', 'Cremona'],
    });
    expect(schools).toHaveBeenCalledWith({
      regione: 'Lombardia',
      provincia: 'Cremona',
      comune: 'Crema',
      tipologia: 'Liceo',
      caratteristica: 'Normale',
      nome: 'galilei',
      limit: 1000,
    });
  });

  it('looks for a name in all of Italy', async () => {
    const schools = jest.fn(lombardia.schools);
    fakeSchoolsService({ ...lombardia, schools });
    await load('?nome=galilei');
    expect(schools).toHaveBeenCalledWith({ nome: 'galilei', limit: 1000 });
  });

  it.each([
    ['', 1, 0, 100],
    ['&pagina=2', 2, 100, 100],
    ['&pagina=3', 3, 200, 50],
    ['&pagina=9', 3, 200, 50],
    ['&pagina=0', 1, 0, 100],
    ['&pagina=x', 1, 0, 100],
  ])('shows a page of many schools: "%s" is page %d, from %d on %d', async (query, ...expected) => {
    const [page, first, count] = expected;
    const scuole = Array.from({ length: 250 }, (_, index) =>
      makeSchool({ nomeScuola: `Scuola ${index}` }),
    );
    fakeSchoolsService({ ...lombardia, schools: () => ({ ...answerOf(2000), scuole }) });
    const answer = await load(`?nome=scuola${query}`);
    expect(answer).toMatchObject({ schools: { page, pages: 3, listed: 250, totale: 2000 } });
    const shown = 'schools' in answer ? (answer.schools?.scuole ?? []) : [];
    expect(shown).toHaveLength(count);
    expect(shown[0]?.nomeScuola).toBe(`Scuola ${first}`);
  });

  it('sends along only what the list shows of a school', async () => {
    const scuole = [
      makeSchool({ regioneAutonoma: true, conAdozioni: false }),
      makeSchool({ nomeIstituto: 'Scuola media Irma Valsecchi' }),
    ];
    const shown = {
      codiceScuola: 'CRMM8ZZ01L',
      nomeScuola: 'Scuola media Irma Valsecchi',
      indirizzo: 'Via dei Tigli 14',
      comune: 'Cremona',
      siglaProvincia: 'CR',
      tipologiaGrado: 'Scuola primo grado',
      caratteristica: 'Normale',
    };
    const answer = { scuole, totale: 2, tipologie: ['Liceo'], caratteristiche: ['Normale'] };
    fakeSchoolsService({ ...lombardia, schools: () => answer });
    const schools = {
      scuole: [
        { ...shown, nomeIstituto: 'I.C. Valsecchi', regioneAutonoma: true, isWithoutList: true },
        shown,
      ],
      page: 1,
      pages: 1,
      listed: 2,
      totale: 2,
      tipologie: [],
      caratteristiche: [],
    };
    expect(await load('?nome=valsecchi')).toEqual(expect.objectContaining({ schools }));
  });

  it.each([
    ['?regione=Lazio&provincia=Cremona&comune=Crema', '/search?regione=Lazio'],
    ['?regione=Mordor&nome=a', '/search?nome=a'],
  ])('sends %s to %s: a plain form cannot clear what hangs on the region', async (query, path) => {
    fakeSchoolsService({
      ...lombardia,
      provinces: ({ regione }) => ({ province: regione === 'Lazio' ? ['Roma'] : ['Cremona'] }),
    });
    expect(await load(query)).toEqual({ redirect: path });
  });

  it('keeps the selects where only the schools cannot be had', async () => {
    fakeSchoolsService({ ...lombardia, schools: serviceDown });
    expect(await load('?regione=Lombardia&provincia=Cremona&comune=Crema')).toMatchObject({
      status: 503,
      comuni: ['Crema', 'Cremona'],
      schools: null,
      failure: { kind: 'unavailable', requestId: 'r-1' },
    });
  });

  it('keeps the choice where nothing answers', async () => {
    fakeSchoolsService({});
    expect(await load('?regione=Lombardia&provincia=Cremona&comune=Crema')).toMatchObject({
      status: 503,
      search: { comune: 'Crema' },
    });
  });

  it('takes a refused search as one without schools, not as a failure to retry', async () => {
    const refusal = () => Response.json({ code: 'invalid-input' }, { status: 400 });
    fakeSchoolsService({ ...lombardia, schools: refusal });
    expect(await load('?nome=galilei')).toMatchObject({
      status: 200,
      schools: null,
      failure: null,
    });
  });
});
