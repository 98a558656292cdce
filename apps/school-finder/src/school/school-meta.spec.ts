import type { AdoptionsResponse } from '@zaino/contracts/schools';
import { dataOf, servedHead } from '@zaino/web/served-head';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { routes } from '../routes';
import { makeAdoption, makePlaceholder, makeSchool, makeUnpriced } from '../testing/factories';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { class2B, list2B, serveSchool } from '../testing/serve-school';
import { schoolMeta, schoolTitle } from './school-meta';

const headOf = (address: string) => servedHead(routes, address);

const page = '/scuola/CRMM8ZZ01L';
const courses = [
  makeAdoption({ combinazione: 'Liceo classico' }),
  makeAdoption({ combinazione: 'Liceo scientifico' }),
];

afterEach(() => jest.restoreAllMocks());

describe('the address of a school', () => {
  it.each([
    ['the school', page, page],
    ['its other spelling', '/school/CRMM8ZZ01L', page],
    ['a code in small letters', '/scuola/crmm8zz01l', page],
    ['a class', list2B, list2B],
    ['a class by the other spelling', list2B.replace('scuola', 'school'), list2B],
    ['another order, and what selects nothing', `${page}?utm=x&sezione=B&classe=2&anno=`, list2B],
    ['a course where there is only one', `${list2B}&combinazione=altro`, list2B],
    ['a year without a section', `${page}?classe=2`, page],
    ['what all sections share', `${page}?classe=2&sezione=*`, `${page}?classe=2&sezione=*`],
    ['the newest year', `${list2B}&anno=2025`, list2B],
    ['an older year', `${list2B}&anno=2024`, `${list2B}&anno=2024`],
  ])('of %s', async (_case, address, canonical) => {
    serveSchool();
    expect((await headOf(address)).canonical).toBe(canonical);
  });

  it.each([
    ['before one is chosen', list2B, list2B],
    [
      'once one is chosen',
      `${list2B}&combinazione=Liceo+classico`,
      `${list2B}&combinazione=Liceo+classico`,
    ],
  ])('with several courses, %s', async (_case, address, canonical) => {
    serveSchool(courses);
    expect((await headOf(address)).canonical).toBe(canonical);
  });
});

describe('the image of a link', () => {
  const image = '/api/share-images/schools/CRMM8ZZ01L.jpg';

  it.each([
    ['a school', page, image],
    ['a class', list2B, `${image}?classe=2&sezione=B`],
    ['what all sections share', `${page}?classe=2&sezione=*`, image],
    ['a class of an older year', `${list2B}&anno=2024`, image],
    ['a class that does not exist', `${page}?classe=5&sezione=Z`, image],
  ])('shows %s', async (_case, address, expected) => {
    serveSchool();
    expect((await headOf(address)).image).toBe(expected);
  });
});

describe('search engines find', () => {
  it.each([
    ['a school', page, undefined],
    ['a class', list2B, undefined],
    ['no class that does not exist', `${page}?classe=5&sezione=Z`, true],
    ['no list of an older year', `${list2B}&anno=2024`, true],
  ])('%s', async (_case, address, noindex) => {
    serveSchool();
    const meta = await headOf(address);
    expect(meta.noindex).toBe(noindex);
    expect(meta.jsonLd === undefined).toBe(noindex === true);
  });

  it('no school without any list', async () => {
    serveSchool([]);
    expect(await headOf(page)).toMatchObject({ canonical: page, noindex: true });
  });

  it.each([
    ['the service knows no such school', { school: () => ({ scuole: [] }) }],
    ['the service is down', {}],
    [
      'only the lists cannot be had',
      { school: () => ({ scuole: [makeSchool()] }), adoptions: serviceDown },
    ],
  ])('nothing where %s', async (_case, handlers) => {
    fakeSchoolsService(handlers);
    const meta = await headOf(list2B);
    expect(meta.noindex).toBe(true);
    expect(meta.jsonLd).toBeUndefined();
  });

  it.each([null, undefined, {}, { school: null }])('nothing in %j', (data) => {
    expect(schoolTitle(data)).toBe('Scuola non trovata');
    expect(schoolMeta(data, 'https://zaino.example')).toEqual({ noindex: true });
  });
});

describe('the words about a school', () => {
  it.each([
    [
      page,
      'Scuola media Irma Valsecchi',
      'I libri di testo di ogni classe: Scuola media Irma Valsecchi, Cremona. Scegli classe e sezione, spunta quelli che mancano e ricevili a casa.',
    ],
    [
      list2B,
      '2ª B · Scuola media Irma Valsecchi',
      'Lista della 2ª B, Scuola media Irma Valsecchi, Cremona: 6 libri, 2 da acquistare per 85,50 €. Prezzi ufficiali del ministero. Spedizione gratuita da 90 euro.',
    ],
  ])('at %s', async (address, title, description) => {
    serveSchool();
    expect(await headOf(address)).toMatchObject({ title, description });
  });

  it('name no sum where there is nothing to buy', async () => {
    serveSchool([makeUnpriced()]);
    expect((await headOf(list2B)).description).toContain('Cremona: 1 libro. Prezzi');
  });

  it('are never more than 160 characters', async () => {
    const nomeScuola = 'Istituto tecnico per le attività sociali '.repeat(6);
    fakeSchoolsService({
      school: () => ({ scuole: [makeSchool({ nomeScuola })] }),
      adoptions: () => answerOf(class2B),
    });
    for (const address of [page, list2B]) {
      expect((await headOf(address)).description?.length).toBeLessThanOrEqual(160);
    }
  });
});

const answerOf = (adozioni: AdoptionsResponse['adozioni']): AdoptionsResponse => ({
  success: true,
  adozioni,
  annoScolastico: 2025,
  anniScolastici: [2025],
  tetti: [],
});

describe('the structured data of a school', () => {
  it.each([
    ["Scuola dell'infanzia paritaria", 'Preschool'],
    ['Scuola primaria', 'ElementarySchool'],
    ['Scuola secondaria di primo grado', 'MiddleSchool'],
    ['Liceo scientifico', 'HighSchool'],
    ['Scuola secondaria di secondo grado paritaria', 'HighSchool'],
    ['Istituto tecnico industriale', 'HighSchool'],
    ["Istituto d'arte", 'HighSchool'],
    ['Istituto comprensivo', 'School'],
  ])('call %s a %s, with its address', async (tipologiaGrado, type) => {
    fakeSchoolsService({
      school: () => ({ scuole: [makeSchool({ tipologiaGrado })] }),
      adoptions: () => answerOf(class2B),
    });
    expect(dataOf(await headOf(list2B), type)).toEqual({
      '@type': type,
      name: 'Scuola media Irma Valsecchi',
      identifier: 'CRMM8ZZ01L',
      url: 'https://zaino.example/scuola/CRMM8ZZ01L',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Via dei Tigli 14',
        postalCode: '26100',
        addressLocality: 'Cremona',
        addressRegion: 'Lombardia',
        addressCountry: 'IT',
      },
    });
  });

  it.each([
    [page, 'Scuola media Irma Valsecchi', 4],
    [list2B, '2ª B', 5],
  ])('lead to %s by %s in %d steps', async (address, name, steps) => {
    serveSchool();
    const way = dataOf(await headOf(address), 'BreadcrumbList')?.itemListElement as object[];
    expect(way).toHaveLength(steps);
    expect(way[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'Lombardia',
      item: 'https://zaino.example/search?regione=Lombardia',
    });
    expect(way.at(-1)).toMatchObject({ name, item: `https://zaino.example${address}` });
  });

  it('is valid as schema.org defines it, with and without a class', async () => {
    serveSchool();
    const [ofSchool, ofClass] = [await headOf(page), await headOf(list2B)];
    expect(ofClass.jsonLd).toHaveLength(3);
    const things = [...(ofSchool.jsonLd ?? []), ...(ofClass.jsonLd ?? [])];
    expect(structuredDataErrors(things)).toEqual([]);
  });

  it('list no books before a class is chosen', async () => {
    serveSchool();
    expect(dataOf(await headOf(page), 'ItemList')).toBeUndefined();
  });

  const book = {
    '@type': 'Book',
    name: 'Le parole in cammino 2. Antologia',
    isbn: '9788899001214',
    author: [
      { '@type': 'Person', name: 'R. Tassinari' },
      { '@type': 'Person', name: 'L. Boni' },
    ],
    publisher: { '@type': 'Organization', name: 'Rio Secco' },
    offers: {
      '@type': 'Offer',
      price: '19.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  };
  const { offers, author, isbn, ...bare } = book;

  it.each([
    ['a book for sale', makeAdoption(), book],
    [
      'its effective price',
      makeAdoption({ prezzoScontato: 17 }),
      { ...book, offers: { ...offers, price: '17.00' } },
    ],
    [
      'what a distributor awaits',
      makeAdoption({
        availability: { state: 'reprint', days: { from: 1, to: 2 }, date: '2026-12-10' },
      }),
      { ...book, offers: { ...offers, availability: 'https://schema.org/BackOrder' } },
    ],
    [
      'no offer of what is not for sale',
      makeUnpriced({ isbn: book.isbn }),
      { ...bare, author, isbn },
    ],
    [
      'no authors where there are too many to name',
      makeAdoption({ autore: 'AA. VV.' }),
      { ...bare, isbn, offers },
    ],
    [
      'no ISBN where any edition serves',
      makePlaceholder(),
      {
        '@type': 'Book',
        name: 'Dizionario italiano',
        publisher: { '@type': 'Organization', name: 'Edizione libera (a scelta)' },
      },
    ],
  ])('list %s', async (_case, adozione, item) => {
    serveSchool([adozione]);
    expect(dataOf(await headOf(list2B), 'ItemList')).toEqual({
      '@type': 'ItemList',
      name: 'Lista della 2ª B',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, item }],
    });
  });
});
