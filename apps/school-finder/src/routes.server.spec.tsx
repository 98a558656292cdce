/** @jest-environment node */
import { servePage } from '@zaino/web/served-page';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { routes } from './routes';
import { makeAdoption, makeSchool } from './testing/factories';
import { adopters, antologia, makeBook } from './testing/serve-book';
import { fakeSchoolsService } from './testing/fake-service';
import { makeClass, makeRecognised } from './testing/serve-list';
import { inCremona, makeUsedBook, usedIsbn } from './testing/serve-used-books';

const calls = {
  regions: () => ({ regioni: ['Lombardia'] }),
  provinces: () => ({ province: ['Cremona'] }),
  municipalities: () => ({ comuni: ['Cremona'] }),
  schools: () => ({ scuole: [makeSchool()], totale: 1, tipologie: [], caratteristiche: [] }),
  school: () => ({ scuole: [makeSchool()] }),
  adoptions: () => ({
    success: true,
    adozioni: [makeAdoption()],
    annoScolastico: 2025,
    anniScolastici: [2025],
    tetti: [],
  }),
  book: () => makeBook(),
  adopters,
  recogniseList: () => ({
    schoolYear: 2025,
    books: [makeRecognised({ isbn: usedIsbn })],
    unknown: [],
    doubtful: [],
    classes: [makeClass([usedIsbn])],
  }),
  usedBooks: () => ({ annoScolastico: 2026, luogo: inCremona, libri: [makeUsedBook()] }),
};
const bookPage = `/libro/${antologia}`;
const listPage = `/lista-libri?isbn=${usedIsbn}`;
const usedPage = `/libri-usati?libri=${usedIsbn}&comune=Cremona`;

describe('pages of the school finder on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/search', 'Cerca la tua scuola'],
    ['/search?regione=Lombardia&provincia=Cremona&comune=Cremona', 'Scuole trovate'],
    ['/scuola/CRMM8ZZ01L', 'Seleziona una classe'],
    ['/school/CRMM8ZZ01L?classe=2&sezione=B', 'Le parole in cammino 2. Antologia'],
    [bookPage, 'Dove è adottato'],
    [`${bookPage}?provincia=Cremona`, 'Scuola media Bossi'],
    [listPage, 'Le classi che li hanno'],
    [usedPage, '12 classi di 3 scuole entro 30 km da Cremona'],
    [`${bookPage}?scuola=CRMM8ZZ01L&classe=2&sezione=B`, 'Lista della 2ª B'],
  ])('%s is complete HTML without a browser', async (address, words) => {
    const fetched = fakeSchoolsService(calls);
    const { status, html } = await servePage(routes, address);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(fetched.mock.calls[0]?.[0]).toContain('http://127.0.0.1:4200/api/');
  });

  it('/lista-libri is complete HTML without a browser, and asks nobody', async () => {
    const fetched = fakeSchoolsService({});
    const { status, html } = await servePage(routes, '/lista-libri');
    expect([status, fetched.mock.calls]).toEqual([200, []]);
    expect(html).toContain('Hai la lista della scuola?');
  });

  it('answers 503 with the codes’ page while nobody knows them', async () => {
    fakeSchoolsService({});
    const { status, html } = await servePage(routes, listPage);
    expect(status).toBe(503);
    expect(html).toContain('I libri non si possono cercare adesso.');
  });

  it('has the discount of a bookshop at that one’s address alone', async () => {
    fakeSchoolsService(calls);
    const list = '/scuola/CRMM8ZZ01L?classe=2&sezione=B';
    const shopFront = {
      id: 'aurora',
      name: 'Libreria Aurora',
      offersPickup: true,
      adoptedBookDiscount: 10,
    };
    const there = await servePage([{ handle: { shopFront }, children: routes }], list);
    expect(there.html).toContain('17,91');
    expect(there.html).toContain('Prezzo di copertina');
    const here = await servePage(routes, list);
    expect(here.html).not.toContain('17,91');
    expect(here.html).not.toContain('Prezzo di copertina');
  });

  it('lets a form without a script search for a name', async () => {
    fakeSchoolsService(calls);
    const { html } = await servePage(routes, '/search');
    expect(html).toMatch(/<form[^>]+action="\/search"/);
    expect(html).toMatch(/<button type="submit"[^>]*>Cerca/);
    expect(html).not.toMatch(/disabled=""[^>]*>Cerca/);
  });

  it.each([
    ['/search', 503, 'Servizio momentaneamente non disponibile'],
    ['/scuola/CRMM8ZZ01L', 503, 'Servizio momentaneamente non disponibile'],
    [bookPage, 503, 'Servizio momentaneamente non disponibile'],
    [usedPage, 503, 'Servizio momentaneamente non disponibile'],
  ])('%s says with status %d that the service is down', async (address, status, words) => {
    fakeSchoolsService({});
    const page = await servePage(routes, address);
    expect(page.status).toBe(status);
    expect(page.html).toContain(words);
  });

  it('says with status 404 that there is no such school', async () => {
    fakeSchoolsService({ ...calls, school: () => ({ scuole: [] }) });
    const { status, html } = await servePage(routes, '/scuola/CRMM8ZZ01L');
    expect(status).toBe(404);
    expect(html).toContain('Scuola non trovata');
  });

  it.each(['/libro/9788899999999', '/libro/a-b', '/libro/x'])(
    'says with status 404 that there is no book at %s',
    async (address) => {
      fakeSchoolsService({
        book: () => Response.json({ code: 'not-found', error: '' }, { status: 404 }),
      });
      const { status, html } = await servePage(routes, address);
      expect(status).toBe(404);
      expect(html).toContain('Libro non trovato');
    },
  );

  it('say which parameters they read', async () => {
    fakeSchoolsService(calls);
    const place = 'regione=Lombardia&provincia=Cremona&comune=Cremona';
    const pages = [
      '/search',
      `/search?${place}&pagina=2`,
      '/search?nome=manzoni',
      '/scuola/CRMM8ZZ01L',
      '/school/CRMM8ZZ01L?classe=2&sezione=B',
      `${usedPage}&provincia=CR`,
      `/libri-usati?libri=${usedIsbn}&scuola=CRMM8ZZ01L`,
      '/lista-libri',
      `${listPage}&dubbi=9788899001217&esito=lunga`,
      `${bookPage}?provincia=Cremona&comune=Crema&scuola=CRMM8ZZ01L&classe=2&sezione=B`,
    ];
    expect(await undeclaredParams(routes, pages)).toEqual([]);
  });
});
