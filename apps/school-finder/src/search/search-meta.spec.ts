import { dataOf, servedHead } from '@zaino/web/served-head';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { routes } from '../routes';
import { makeSchool } from '../testing/factories';
import { fakeSchoolsService, serviceDown } from '../testing/fake-service';
import { searchMeta, searchTitle } from './search-meta';

const headOf = (address: string) => servedHead(routes, address);

const schools = (count: number) => ({
  scuole: Array.from({ length: count }, (_, index) =>
    makeSchool({ codiceScuola: `CRMM8${String(index).padStart(5, '0')}` }),
  ),
  totale: count,
  tipologie: ['Liceo'],
  caratteristiche: ['Normale'],
});

const calls = {
  regions: () => ({ regioni: ['Lazio', 'Lombardia'] }),
  provinces: () => ({ province: ['Cremona', 'Milano'] }),
  municipalities: () => ({ comuni: ['Crema', 'Cremona'] }),
  schools: () => schools(2),
};

const region = '/search?regione=Lombardia';
const province = `${region}&provincia=Cremona`;
const town = `${province}&comune=Crema`;

afterEach(() => jest.restoreAllMocks());

describe('the search page and search engines', () => {
  beforeEach(() => fakeSchoolsService(calls));

  it.each([
    ['the finder', '/search', '/search'],
    ['a region', region, region],
    ['a province', province, province],
    ['a municipality', town, town],
    ['any order', '/search?comune=Crema&regione=Lombardia&provincia=Cremona', town],
    ['the blanks of a plain form', `${region}&provincia=&comune=&nome=`, region],
    ['what it does not know', `/search?utm_source=x&regione=Lombardia`, region],
  ])('finds %s at one address', async (_case, address, canonical) => {
    const meta = await headOf(address);
    expect(meta.canonical).toBe(canonical);
    expect(meta.noindex).toBeUndefined();
  });

  it.each([
    ['a name', '/search?nome=galilei'],
    ['a name in a place', `${region}&nome=galilei`],
    ['a kind of school', `${town}&tipologia=Liceo`],
    ['a characteristic', `${town}&caratteristica=Normale`],
  ])('does not find a search for %s', async (_case, address) => {
    const meta = await headOf(address);
    expect(meta.noindex).toBe(true);
    expect(meta.jsonLd).toBeUndefined();
  });

  it('does not find further pages of a large town, and each has its own address', async () => {
    fakeSchoolsService({ ...calls, schools: () => schools(300) });
    expect(await headOf(`${town}&pagina=2`)).toMatchObject({
      canonical: `${town}&pagina=2`,
      noindex: true,
    });
    expect((await headOf(`${town}&pagina=1`)).canonical).toBe(town);
    expect((await headOf(`${town}&pagina=99`)).canonical).toBe(`${town}&pagina=3`);
  });

  it.each([
    ['nothing was found', { ...calls, schools: () => schools(0) }],
    ['the schools cannot be had', { ...calls, schools: serviceDown }],
    ['nothing can be had', {}],
  ])('does not find a municipality where %s', async (_case, handlers) => {
    fakeSchoolsService(handlers);
    expect((await headOf(town)).noindex).toBe(true);
  });

  it('is told nothing by a page without data', () => {
    expect(searchTitle(null)).toBe('Cerca la tua scuola');
    expect(searchMeta(null, 'https://zaino.example')).toEqual({
      canonical: '/search',
      noindex: true,
    });
  });
});

describe('the words about a search', () => {
  const lists = 'Di ogni classe i libri adottati, ai prezzi ufficiali del ministero.';

  it.each([
    [
      '/search',
      'Cerca la tua scuola',
      'Trova la tua scuola per regione, provincia e comune oppure per nome. Scegli la classe e ordina i libri adottati ai prezzi ufficiali del ministero.',
    ],
    [
      region,
      'Cerca la tua scuola: Lombardia',
      `Lombardia: scegli provincia e comune e trova la tua scuola. ${lists}`,
    ],
    [
      province,
      'Cerca la tua scuola: provincia di Cremona',
      `Cremona, Lombardia: scegli il comune e trova la tua scuola. ${lists}`,
    ],
    [
      town,
      'Le scuole di Crema',
      'Crema (Cremona): 2 scuole con indirizzo e tipologia. Apri la tua, scegli la classe e ordina i libri adottati ai prezzi ufficiali del ministero.',
    ],
  ])('at %s', async (address, title, description) => {
    fakeSchoolsService(calls);
    expect(await headOf(address)).toMatchObject({ title, description });
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('counts one school as one', async () => {
    fakeSchoolsService({ ...calls, schools: () => schools(1) });
    expect((await headOf(town)).description).toContain('1 scuola con');
  });

  it('names what is searched for', async () => {
    fakeSchoolsService(calls);
    expect((await headOf('/search?nome=galilei')).title).toBe('Cerca la tua scuola: “galilei”');
  });
});

describe('the structured data of a search', () => {
  const origin = 'https://zaino.example';

  it.each([
    [region, ['Cerca Libri', 'Lombardia']],
    [province, ['Cerca Libri', 'Lombardia', 'Cremona']],
    [town, ['Cerca Libri', 'Lombardia', 'Cremona', 'Crema']],
  ])('lead to %s', async (address, names) => {
    fakeSchoolsService(calls);
    const way = dataOf(await headOf(address), 'BreadcrumbList')?.itemListElement as object[];
    expect(way).toMatchObject(names.map((name, index) => ({ name, position: index + 1 })));
    expect(way.at(-1)).toMatchObject({ item: origin + address });
  });

  it('list the schools of a municipality by their pages', async () => {
    fakeSchoolsService(calls);
    expect(dataOf(await headOf(town), 'ItemList')).toEqual({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [0, 1].map((index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: 'Scuola media Irma Valsecchi',
        url: `${origin}/scuola/CRMM80000${index}`,
      })),
    });
  });

  it('list those of the first page of a large town', async () => {
    fakeSchoolsService({ ...calls, schools: () => schools(300) });
    const list = dataOf(await headOf(town), 'ItemList');
    expect(list).toMatchObject({ numberOfItems: 300 });
    expect(list?.itemListElement).toHaveLength(100);
  });

  it('are valid as schema.org defines it', async () => {
    fakeSchoolsService(calls);
    const { jsonLd } = await headOf(town);
    expect(jsonLd).toHaveLength(2);
    expect(structuredDataErrors(jsonLd)).toEqual([]);
  });

  it('are none for the finder itself', async () => {
    fakeSchoolsService(calls);
    expect((await headOf('/search')).jsonLd).toEqual([]);
  });
});
