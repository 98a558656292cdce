import type { AdoptionsResponse } from '@zaino/contracts/schools';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { makeAdoption, makeSchool } from '../testing/factories';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { askSchool } from './ask-school';
import { listBooks } from './list-rules';
import { loadSchool, type SchoolData } from './school.api';

async function load(query = '', code = 'CRMM8ZZ01L') {
  const request = new Request(`http://localhost/scuola/${code}${query}`);
  const args = { request, params: { code } } as unknown as LoaderFunctionArgs;
  const answer = await loadSchool(await askSchool(args));
  return { status: answer.init?.status, ...(answer.data satisfies SchoolData) };
}

const adoptionsOf = (changes: Partial<AdoptionsResponse> = {}): AdoptionsResponse => ({
  success: true,
  adozioni: [makeAdoption(), makeAdoption({ sezione: 'A' })],
  annoScolastico: 2025,
  anniScolastici: [2025, 2024],
  tetti: [{ annoCorso: 2, combinazione: null, indirizzo: 'Primo grado', tetto: 119 }],
  ...changes,
});

const shownSchool = {
  codiceScuola: 'CRMM8ZZ01L',
  nomeScuola: 'Scuola media Irma Valsecchi',
  indirizzo: 'Via dei Tigli 14',
  cap: '26100',
  comune: 'Cremona',
  provincia: 'Cremona',
  regione: 'Lombardia',
  tipologiaGrado: 'Scuola primo grado',
};

const school = () => ({ scuole: [makeSchool()] });
const adoptions = () => adoptionsOf();

describe('loadSchool', () => {
  afterEach(() => jest.restoreAllMocks());

  it('gives school and classes, and no books before a class is chosen', async () => {
    fakeSchoolsService({ school, adoptions });
    expect(await load()).toMatchObject({
      status: 200,
      school: shownSchool,
      list: {
        classes: [
          { classe: '2', sezione: 'A' },
          { classe: '2', sezione: 'B' },
        ],
        chosen: { kind: 'none' },
        cap: null,
        annoScolastico: 2025,
        anniScolastici: [2025, 2024],
      },
    });
  });

  it('sends along only what the page shows of a school', async () => {
    fakeSchoolsService({ school, adoptions });
    expect((await load()).school).toEqual(shownSchool);
  });

  it('gives the books of the class in the address only, with its cap', async () => {
    fakeSchoolsService({ school, adoptions });
    expect(await load('?classe=2&sezione=B')).toMatchObject({
      list: { chosen: { kind: 'list', books: listBooks([makeAdoption()]) }, cap: { tetto: 119 } },
    });
  });

  it.each([
    ['?anno=2024', 2024],
    ['?anno=x', undefined],
    ['', undefined],
  ])('asks for the school year of "%s"', async (query, annoScolastico) => {
    const handler = jest.fn<AdoptionsResponse, [object]>(adoptions);
    fakeSchoolsService({ school, adoptions: handler });
    await load(query);
    expect(handler.mock.calls[0]?.[0]).toEqual({ codiceScuola: 'CRMM8ZZ01L', annoScolastico });
  });

  it('reads a code typed in small letters', async () => {
    fakeSchoolsService({ school, adoptions });
    expect(await load('', 'crmm8zz01l')).toMatchObject({ code: 'CRMM8ZZ01L' });
  });

  it.each([
    ['the service knows no such school', () => ({ scuole: [] })],
    ['the code is malformed', () => Response.json({ code: 'invalid-input' }, { status: 400 })],
  ])('has no school and nothing to retry where %s', async (_case, handler) => {
    fakeSchoolsService({ school: handler, adoptions: () => adoptionsOf({ adozioni: [] }) });
    expect(await load()).toMatchObject({ status: 404, school: null, failure: null });
  });

  it('may be tried again where the service is down', async () => {
    fakeSchoolsService({});
    expect(await load()).toMatchObject({
      status: 503,
      school: null,
      failure: { kind: 'unavailable' },
    });
  });

  it('keeps the school where only its lists cannot be had', async () => {
    fakeSchoolsService({ school, adoptions: serviceDown });
    expect(await load('?classe=2&sezione=B')).toMatchObject({
      status: 503,
      school: shownSchool,
      list: { classes: [], failure: { kind: 'unavailable' } },
    });
  });
});
