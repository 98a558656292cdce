import { screen } from '@testing-library/react';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { routes } from './routes';
import { makeAdoption, makeSchool } from './testing/factories';
import { adopters, antologia, makeBook } from './testing/serve-book';
import { fakeSchoolsService } from './testing/fake-service';
import { makeClass, makeRecognised } from './testing/serve-list';
import { inCremona, makeUsedBook, usedIsbn } from './testing/serve-used-books';
import { class2B, list2B, storia } from './testing/serve-school';

const manyClasses = ['A', 'B', 'C SA', '10A'].flatMap((sezione) => [
  makeAdoption({ sezione, classe: '1' }),
  makeAdoption({ sezione, classe: '2', combinazione: 'Liceo classico' }),
  makeAdoption({ sezione, classe: '2', combinazione: 'Liceo scientifico', prezzo: 1234.5 }),
]);

const calls = {
  regions: () => ({ regioni: ['Lazio', 'Lombardia'] }),
  provinces: () => ({ province: ['Cremona', 'Milano'] }),
  municipalities: () => ({ comuni: ['Crema', 'Cremona'] }),
  schools: () => ({
    scuole: [makeSchool({ regioneAutonoma: true }), makeSchool({ codiceScuola: 'CRPS00000X' })],
    totale: 1234,
    tipologie: ['Liceo'],
    caratteristiche: ['Normale'],
  }),
  school: () => ({ scuole: [makeSchool()] }),
  adoptions: () => ({
    success: true,
    adozioni: class2B,
    annoScolastico: 2025,
    anniScolastici: [2025, 2024],
    tetti: [{ annoCorso: 2, combinazione: null, indirizzo: 'primo grado', tetto: 119 }],
  }),
  book: () => makeBook(),
  adopters,
  usedBooks: () => ({ annoScolastico: 2026, luogo: inCremona, libri: [makeUsedBook()] }),
};
const recogniseList = () => ({
  schoolYear: 2025,
  books: [makeRecognised({ isbn: usedIsbn })],
  unknown: [],
  doubtful: [{ code: '9788899001217', candidates: [makeRecognised()] }],
  classes: [makeClass([usedIsbn])],
});
const bookPage = `/libro/${antologia}`;

const noList = () => ({ ...calls.adoptions(), adozioni: [], anniScolastici: [] });
const town = '/search?regione=Lombardia&provincia=Cremona&comune=Crema';
const severalCourses = () => ({ ...calls.adoptions(), adozioni: manyClasses });

describe('a page of the school finder in the browser', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['/search', calls],
    ['/libri-usati', calls],
    [`/libri-usati?libri=${usedIsbn}&comune=Cremona`, calls],
    [`/libri-usati?libri=${usedIsbn}`, {}],
    ['/search?regione=Lombardia', calls],
    [town, calls],
    [`${town}&tipologia=Liceo`, calls],
    ['/search?nome=galilei', calls],
    [town, { regions: calls.regions }],
    ['/scuola/CRMM8ZZ01L', calls],
    [list2B, calls],
    [`${list2B}&anno=2024`, calls],
    ['/school/CRMM8ZZ01L?classe=2&sezione=*', calls],
    [list2B, { ...calls, adoptions: severalCourses }],
    [`${list2B}&combinazione=Liceo+scientifico`, { ...calls, adoptions: severalCourses }],
    [list2B, { school: calls.school }],
    ['/scuola/CRMM8ZZ01L', { ...calls, adoptions: noList }],
    [list2B, { ...calls, school: () => ({ scuole: [] }) }],
    [list2B, {}],
    [bookPage, calls],
    [`${bookPage}?provincia=Cremona&comune=Crema`, calls],
    [`${bookPage}?scuola=CRMM8ZZ01L&classe=2&sezione=B`, calls],
    [`${bookPage}?provincia=Cremona`, { book: calls.book }],
    [bookPage, {}],
    ['/libro/x', calls],
    ['/lista-libri', {}],
    ['/lista-libri?esito=vuota', {}],
    ['/lista-libri?isbn=9788899001223', {}],
    ['/lista-libri?isbn=9788899001223&dubbi=9788899001217', { recogniseList }],
  ])('goes on from what the server drew at %s', async (address, handlers) => {
    fakeSchoolsService(handlers);
    const page = await servePage(routes, address);
    const fetched = fakeSchoolsService({});
    fetched.mockClear();
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('ticks what the tab has kept only once it has gone on', async () => {
    sessionStorage.setItem(`zaino-ticks:${list2B}`, JSON.stringify({ [storia.isbn]: false }));
    fakeSchoolsService(calls);
    const page = await servePage(routes, list2B);
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Storia: Il tempo che resta' })).not.toBeChecked();
    sessionStorage.clear();
  });
});
