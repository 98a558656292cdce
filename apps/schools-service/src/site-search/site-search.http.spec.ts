import { schoolsEndpoints } from '@zaino/contracts/schools';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSchool({
        codice: 'LCMM00001A',
        nomeMostrato: 'Scuola Media Valsecchi',
        comuneMostrato: 'Lecco',
      }),
      aSchool({
        codice: 'LCMM00002B',
        nomeMostrato: 'Scuola Media Manzoni',
        comuneMostrato: 'Lecco',
      }),
      aList('LCMM00001A'),
      aDiscipline(1, 'Italiano'),
      aBook({
        id: 1,
        isbn: '9788808123473',
        titoloMostrato: 'I promessi sposi',
        autoriMostrati: 'Manzoni Alessandro',
      }),
      aClass({ id: 1, schoolCodice: 'LCMM00001A', annoCorso: 2, sezione: 'B' }),
      aClass({ id: 2, schoolCodice: 'LCMM00001A', annoCorso: 3, sezione: 'A' }),
      anAdoption(1, 1),
      anAdoption(2, 1),
    ]),
  );
});
afterAll(() => service.stop());

async function find(q: string, limit = 4) {
  const answer = await service.get(`/api/search/schools?q=${encodeURIComponent(q)}&limit=${limit}`);
  expect(answer.status).toBe(200);
  return schoolsEndpoints.siteSearch.response.parse(await answer.json());
}

describe('the one search among schools and books', () => {
  it('finds a class by year, section and school in any order, with an error in the name', async () => {
    for (const text of ['2B Valsecchi', 'valsecchi lecco 2b', '2ªB valsechi']) {
      const { classes, schools } = await find(text);
      expect(classes.results).toMatchObject([
        { school: { code: 'LCMM00001A', city: 'Lecco' }, year: '2', section: 'B' },
      ]);
      expect(schools.results[0]?.code).toBe('LCMM00001A');
    }
    expect((await find('2ªB valsechi')).classes.fit).toBe('close');
  });

  it('offers the third year where `3a` may mean it', async () => {
    const { classes } = await find('3a valsecchi');
    expect(classes.results.map(({ section }) => section)).toEqual(['A', '']);
  });

  it('names no class of a school without a list, or that it does not have', async () => {
    expect((await find('2B manzoni')).classes.results).toEqual([]);
    expect((await find('5B valsecchi')).classes.results).toEqual([]);
  });

  it('finds schools and books by the same word, and says how they fit', async () => {
    const { schools, books, classes } = await find('manzoni');
    expect(schools).toMatchObject({ fit: 'exact', total: 1, results: [{ code: 'LCMM00002B' }] });
    expect(books).toMatchObject({ fit: 'exact', total: 1, results: [{ isbn: '9788808123473' }] });
    expect(classes).toEqual({ fit: null, total: 0, results: [] });
  });

  it('finds a book by its code alone', async () => {
    const { schools, books } = await find('978-88-08-12347-3');
    expect(schools.total).toBe(0);
    expect(books.results[0]?.title).toBe('I promessi sposi');
  });

  it('answers at most as many as asked for', async () => {
    const { schools } = await find('scuola media', 1);
    expect([schools.total, schools.results.length]).toEqual([2, 1]);
    expect(schools.results[0]?.hasList).toBe(true);
  });

  it.each([['q='], ['q=%20'], [''], [`q=${'a'.repeat(201)}`], ['q=a&limit=25'], ['q=a&limit=0']])(
    'refuses %s',
    async (query) => {
      expect((await service.get(`/api/search/schools?${query}`)).status).toBe(400);
    },
  );

  it('goes on without its database, but for classes', async () => {
    await service.relay.cut();
    const { schools, classes, books } = await find('2b valsecchi');
    expect([schools.total, classes.total]).toEqual([1, 0]);
    expect(books).toBeDefined();
    await service.relay.restore();
  });
});
