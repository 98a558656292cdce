import type { Forecast } from '@zaino/contracts/bookshops';
import { type Bookshop, startTestService, type TestService } from '../testing/test-service';

const prati = 'TNMM00001A';
const monti = 'TNMM00002B';
const book = {
  title: 'Matematica verde 1',
  publisher: 'Rio Secco',
  price: 20.5,
  classes: 4,
  newClasses: 1,
};

let service: TestService;
let bookshop: Bookshop;
beforeAll(async () => void (service = await startTestService()));
beforeEach(async () => {
  const { neighbours } = service;
  neighbours.schools.set(prati, 'Scuola media Prati').set(monti, 'Scuola media Monti');
  neighbours.demand = {
    schools: [{ code: prati, year: 2026, classes: 6 }],
    books: [
      { ...book, isbn: '9788800000015', classes: 1, title: '=Storia' },
      { ...book, isbn: '9788800000022', price: null },
      { ...book, isbn: '9788800000039' },
    ],
  };
  neighbours.copies = [
    { isbn: '9788800000022', ordered: 3, shelf: 2 },
    { isbn: '9788800000039', ordered: 20, shelf: 0 },
  ];
  neighbours.areSchoolsAway = false;
  neighbours.isOrdersAway = false;
  bookshop = await service.paidBookshop();
  expect((await bookshop.change({ schools: [prati, monti] })).status).toBe(200);
});
afterAll(() => service.stop());

const pathOf = (part: string, { tenant } = bookshop) => `/api/tenants/${tenant.id}/${part}`;
const read = async (part = 'forecast', headers = bookshop.headers) => {
  const { status, body } = await service.call({ path: pathOf(part), headers });
  return { status, body: body as unknown as Forecast };
};
const setTerms = (body: unknown) =>
  service.call({
    method: 'PUT',
    path: pathOf('forecast-terms'),
    headers: bookshop.headers,
    body,
  });

describe('the forecast of a bookshop', () => {
  it('is what its schools need beside what is ordered and there, most missed first', async () => {
    await setTerms({ pupilsPerClass: 25, buyingShare: 20 });
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.books.map(({ isbn, expected, toStock }) => [isbn, expected, toStock])).toEqual([
      ['9788800000022', 20, 15],
      ['9788800000015', 5, 5],
      ['9788800000039', 20, 0],
    ]);
    expect(body.schools).toEqual([
      { code: prati, name: 'Scuola media Prati', year: 2026, classes: 6 },
      { code: monti, name: 'Scuola media Monti', year: null, classes: 0 },
    ]);
    expect(service.neighbours.askedSchools.at(-1)).toEqual([prati, monti]);
  });

  it('begins with what is usual, and keeps what the bookshop says', async () => {
    expect((await read()).body.terms).toEqual({ pupilsPerClass: 20, buyingShare: 10 });
    const terms = { pupilsPerClass: 18, buyingShare: 33 };
    expect(await setTerms(terms)).toMatchObject({ status: 200, body: terms });
    expect((await read()).body.terms).toEqual(terms);
  });

  it.each([
    { pupilsPerClass: 0, buyingShare: 10 },
    { pupilsPerClass: 20, buyingShare: 101 },
    { pupilsPerClass: 20.5, buyingShare: 10 },
    { pupilsPerClass: 20 },
  ])('refuses %j', async (terms) => {
    expect(await setTerms(terms)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('comes as a file that Italian spreadsheets open', async () => {
    const answer = await fetch(`${service.origin}${pathOf('forecast.csv')}`, {
      headers: bookshop.headers,
    });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toMatch(/^ISBN;Titolo;Editore;/);
    expect(lines.find((line) => line.includes('0015'))).toBe(
      "9788800000015;'=Storia;Rio Secco;20,50;1;1;2;0;0;2",
    );
    expect(lines).toHaveLength(5);
  });

  it('says that it cannot be had while lists or orders cannot be asked for', async () => {
    service.neighbours.areSchoolsAway = true;
    expect((await read()).status).toBe(503);
    service.neighbours.areSchoolsAway = false;
    service.neighbours.isOrdersAway = true;
    expect((await read()).status).toBe(503);
  });

  it.each(['forecast', 'forecast.csv'])('is a feature of the paid plan: %s', async (part) => {
    const { tenant, headers } = await service.bookshop();
    const answer = await service.call({ path: pathOf(part, { ...bookshop, tenant }), headers });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'plan-needed', detail: 'Questa funzione è del piano Plus.' },
    });
  });

  it('is its owner’s alone', async () => {
    const other = await service.paidBookshop();
    const family = await service.signIn({ role: 'customer' });
    for (const part of ['forecast', 'forecast.csv']) {
      expect((await read(part, other.headers)).status).toBe(404);
      expect((await read(part, family)).status).toBe(403);
    }
    const stranger = { method: 'PUT', path: pathOf('forecast-terms'), headers: other.headers };
    const body = { pupilsPerClass: 1, buyingShare: 1 };
    expect((await service.call({ ...stranger, body })).status).toBe(404);
  });
});
