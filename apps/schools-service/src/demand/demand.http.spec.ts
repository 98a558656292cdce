import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { aBook, aClass, aDiscipline, aList, anAdoption } from '../testing/an-adoption';
import { aSchool, aSourceFile, publish } from '../testing/a-school';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

const prati = 'TNMM00001A';
const monti = 'TNMM00002B';
const lastYears = 'TNMM00003C';

let service: TestService;
beforeAll(async () => {
  service = await startTestService((database) =>
    publish(database, [
      aSourceFile(),
      aSourceFile({ id: 2, kind: 'adoptions' }),
      aSchool({ codice: prati }),
      aSchool({ codice: monti }),
      aSchool({ codice: lastYears }),
      aList(prati),
      aList(monti),
      aList(prati, 2024, 3),
      aList(lastYears, 2024, 3),
      aDiscipline(1, 'Storia'),
      aDiscipline(2, 'Arte'),
      aBook({ id: 1, prezzoCents: 1_234 }),
      aBook({ id: 2, isbn: 'AIE12', kind: 'any-edition', prezzoCents: 0 }),
      aBook({ id: 3, prezzoCents: null }),
      aBook({ id: 4 }),
      aClass({ id: 1, schoolCodice: prati }),
      aClass({ id: 2, schoolCodice: prati, sezione: 'B' }),
      aClass({ id: 3, schoolCodice: monti }),
      aClass({ id: 4, schoolCodice: prati, schoolYear: 2024, sourceId: 3 }),
      aClass({ id: 5, schoolCodice: lastYears, schoolYear: 2024, sourceId: 3 }),
      anAdoption(1, 1),
      anAdoption(1, 1, { disciplineId: 2 }),
      anAdoption(2, 1, { nuova: true }),
      anAdoption(3, 1),
      anAdoption(1, 2),
      anAdoption(1, 3, { consigliato: 'Mo' }),
      anAdoption(2, 3, { daAcquistare: false }),
      anAdoption(3, 3),
      anAdoption(4, 4),
      anAdoption(5, 1),
    ]),
  );
});
afterAll(() => service.stop());

const ask = (schools: unknown, headers: Record<string, string> = serviceKeyHeader) =>
  service.send('/internal/books/demand', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ schools }),
  });
async function demandOf(...schools: string[]) {
  const answer = await ask(schools);
  expect(answer.status).toBe(200);
  return schoolsInternalEndpoints.demand.response.parse(await answer.json());
}

describe('what the classes of schools have to buy', () => {
  it('is each adopted book with the classes that need it, a class once', async () => {
    const { schools, books } = await demandOf(prati, monti);
    expect(schools).toEqual([
      { code: prati, year: 2025, classes: 2 },
      { code: monti, year: 2025, classes: 1 },
    ]);
    const byTitle = books.toSorted((one, other) => one.isbn.localeCompare(other.isbn));
    expect(byTitle).toEqual([
      {
        isbn: '9788800000001',
        title: 'Libro di prova 1',
        publisher: 'Editrice di prova',
        price: 12.34,
        classes: 3,
        newClasses: 1,
      },
      expect.objectContaining({ isbn: '9788800000003', price: null, classes: 1, newClasses: 0 }),
    ]);
  });

  it('follows the newest list that each school has', async () => {
    const { schools, books } = await demandOf(monti, lastYears);
    expect(schools.map(({ year }) => year)).toEqual([2025, 2024]);
    expect(books.find(({ isbn }) => isbn === '9788800000001')?.classes).toBe(2);
  });

  it('leaves out schools without a list, and counts one that is named twice once', async () => {
    expect(await demandOf('TNMM99999Z')).toEqual({ schools: [], books: [] });
    expect(await demandOf(monti, monti)).toEqual(await demandOf(monti));
  });

  it('is for services alone, and for no more than a hundred schools', async () => {
    expect((await ask([prati], {})).status).toBe(401);
    const many = Array.from({ length: 101 }, (_, place) => `TNMM${String(place).padStart(6, '0')}`);
    expect((await ask(many)).status).toBe(400);
  });
});
