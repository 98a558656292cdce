import { dataOf, servedHead } from '@zaino/web/served-head';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { routes } from './routes';
import { bookshopsAreDown, fakeBookshops, listing } from './testing/fake-bookshops';
import { makeBookshop } from './testing/make-bookshop';

const headOf = (address: string) => servedHead(routes, address);
const cremona = { code: 'CR', name: 'Cremona' };

afterEach(() => jest.restoreAllMocks());

describe('the list of bookshops and search engines', () => {
  it.each([
    ['all of them', '/librerie', '/librerie', 'Librerie'],
    ['the blanks of a plain form', '/librerie?cap=', '/librerie', 'Librerie'],
    ['what it does not know', '/librerie?utm_source=x', '/librerie', 'Librerie'],
    [
      'a province',
      '/librerie?provincia=CR',
      '/librerie?provincia=CR',
      'Librerie in provincia di Cremona',
    ],
  ])('finds %s at one address', async (...[, address, canonical, title]) => {
    fakeBookshops();
    const meta = await headOf(address);
    expect(meta).toMatchObject({ canonical, title });
    expect(meta.noindex).toBeUndefined();
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    expect(structuredDataErrors(meta.jsonLd ?? [])).toEqual([]);
  });

  it('finds a province by its code, however it was written', async () => {
    fakeBookshops(listing([makeBookshop()], { province: cremona }));
    const meta = await headOf('/librerie?provincia=Cremona');
    expect(meta.canonical).toBe('/librerie?provincia=CR');
  });

  it('finds further pages, each with the way to its neighbours', async () => {
    fakeBookshops(listing([makeBookshop()], { province: cremona, page: 2, pages: 3, total: 41 }));
    expect(await headOf('/librerie?provincia=CR&pagina=2')).toMatchObject({
      title: 'Librerie in provincia di Cremona, pagina 2',
      canonical: '/librerie?provincia=CR&pagina=2',
      links: [
        { rel: 'prev', path: '/librerie?provincia=CR' },
        { rel: 'next', path: '/librerie?provincia=CR&pagina=3' },
      ],
    });
  });

  it.each([
    ['what is near a postal code', '/librerie?cap=26100', () => fakeBookshops()],
    ['a province without any', '/librerie?provincia=PA', () => fakeBookshops()],
    ['what could not be had', '/librerie', bookshopsAreDown],
  ])('does not find %s', async (_case, address, answerCalls) => {
    answerCalls();
    const meta = await headOf(address);
    expect(meta.noindex).toBe(true);
    expect(meta.jsonLd).toBeUndefined();
  });

  it('tells of each bookshop what the page shows of it', async () => {
    fakeBookshops(listing([makeBookshop()], { province: cremona }));
    const meta = await headOf('/librerie?provincia=CR');
    expect(dataOf(meta, 'ItemList')).toMatchObject({
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'BookStore',
            name: 'Libreria La Pagina',
            telephone: '0372 123 456',
            address: { streetAddress: 'Corso Campi 4', postalCode: '26100' },
          },
        },
      ],
    });
    expect(JSON.stringify(meta.jsonLd)).toContain('https://schema.org/Tuesday');
  });
});

describe('the page for bookshops and search engines', () => {
  it('has questions with the answers that it shows', async () => {
    fakeBookshops();
    const meta = await headOf('/for-libraries');
    expect(meta).toMatchObject({ title: 'Per le librerie', canonical: '/for-libraries' });
    expect(meta.description?.length).toBeLessThanOrEqual(160);
    expect(dataOf(meta, 'FAQPage')).toBeDefined();
    expect(structuredDataErrors(meta.jsonLd ?? [])).toEqual([]);
  });
});
