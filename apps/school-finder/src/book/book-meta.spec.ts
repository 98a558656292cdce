import { dataOf, servedHead } from '@zaino/web/served-head';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { routes } from '../routes';
import { fakeSchoolsService } from '../testing/fake-service';
import { antologia, serveBook } from '../testing/serve-book';

const path = `/libro/${antologia}`;
const headOf = (address: string) => servedHead(routes, address);
const none = { annoScolastico: 2025, scuole: 0, classi: 0, regioni: [] };

afterEach(() => jest.restoreAllMocks());

describe('what a book’s page says of itself', () => {
  it('names the book, its one address and its image', async () => {
    serveBook();
    expect(await headOf(path)).toMatchObject({
      title: `Le parole in cammino 2. Antologia · ISBN ${antologia}`,
      canonical: path,
      type: 'product',
      image: `/api/share-images/books/${antologia}.jpg`,
    });
    const { description } = await headOf(path);
    expect(description).toContain('R. Tassinari, L. Boni, Rio Secco');
    expect(description).toContain('19,90');
  });

  it.each([
    'provincia=Cremona&comune=Crema',
    'scuola=CRMM8ZZ01L&classe=2&sezione=B',
    'utm_source=x',
  ])('has the same address whatever is chosen: %s', async (query) => {
    serveBook();
    expect((await headOf(`${path}?${query}`)).canonical).toBe(path);
    expect((await headOf(`/libro/978-88-9900-121-4?${query}`)).canonical).toBe(path);
  });

  it('has structured data as schema.org defines them', async () => {
    serveBook({
      sottotitolo: 'Per la seconda',
      descrizione: 'Con il quaderno.',
      pagine: 320,
      copertina: '/api/books/media/a/320.webp',
    });
    const meta = await headOf(path);
    expect(structuredDataErrors(meta.jsonLd)).toEqual([]);
    expect(dataOf(meta, 'Book')).toMatchObject({
      isbn: antologia,
      name: 'Le parole in cammino 2. Antologia',
      offers: {
        price: '19.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/BackOrder',
      },
    });
    expect(dataOf(meta, 'BreadcrumbList')).toBeDefined();
  });

  it('offers what is in stock as such, and nothing that is not sold', async () => {
    serveBook({ availability: { state: 'in-stock', days: { from: 1, to: 2 }, cutOff: 11 } });
    expect(dataOf(await headOf(path), 'Book')).toMatchObject({
      offers: { availability: 'https://schema.org/InStock' },
    });
    serveBook({ vendibile: false, motivoNonVendibile: 'fuori-catalogo' });
    expect(dataOf(await headOf(path), 'Book')).not.toHaveProperty('offers');
  });

  it.each([
    ['what can be bought', { adozioni: none }, undefined],
    ['what is on a list', { vendibile: false, motivoNonVendibile: 'fuori-catalogo' }, undefined],
    ['neither', { vendibile: false, motivoNonVendibile: 'fuori-catalogo', adozioni: none }, true],
    ['what stands for any book', { vendibile: false, motivoNonVendibile: 'edizione-libera' }, true],
  ] as const)('search engines find %s', async (_, changes, noindex) => {
    serveBook(changes);
    expect((await headOf(path)).noindex).toBe(noindex);
  });

  it('without a book is nothing to be found', async () => {
    fakeSchoolsService({});
    expect(await headOf(path)).toEqual({ title: 'Libro non trovato', noindex: true });
  });
});
