import { MOST_FAVOURITE_BOOKS } from '@zaino/contracts/catalogue';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { eanCheckDigit } from '@zaino/rules/isbn';
import { startTestService, type TestService } from '../testing/test-service';
import { FavouriteSweep } from './favourite-sweep';
import { type FavouriteCustomer, favouriteCalls } from './testing/favourite-calls';

const first = '9788899001216';
const isbnAt = (index: number) => {
  const digits = `97888${index.toString().padStart(7, '0')}`;
  return `${digits}${eanCheckDigit(digits)}`;
};

let service: TestService;
let calls: ReturnType<typeof favouriteCalls>;
let somebody: FavouriteCustomer;
beforeAll(async () => {
  service = await startTestService();
  calls = favouriteCalls(service);
});
beforeEach(async () => {
  somebody = await calls.customer();
});
afterAll(() => service.stop());

const sweep = () => service.app.get(FavouriteSweep, { strict: false }).run();
const keep = (isbn: string, customer?: FavouriteCustomer) => calls.keepBook({ id: isbn }, customer);
const drop = (isbn: string, customer?: FavouriteCustomer) => calls.dropBook({ id: isbn }, customer);
const isbns = async (customer: FavouriteCustomer) =>
  (await calls.books(customer)).map(({ isbn }) => isbn);

describe('a book that is kept', () => {
  it('is so once, since the first time, and before those that were kept earlier', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await keep(first, somebody)).status).toBe(200);
    await service.database.query('UPDATE favourite_book SET created_at = ? WHERE uid = ?', [
      new Date(service.now() - DAY_MS),
      somebody.uid,
    ]);
    await keep(isbnAt(1), somebody);
    await keep(first, somebody);
    expect(await isbns(somebody)).toEqual([isbnAt(1), first]);
    expect(await calls.hasBook(first, somebody)).toBe(true);
  });

  it('comes back as it was within an hour, and is forgotten after that', async () => {
    await keep(first, somebody);
    const before = await calls.books(somebody);
    for (let times = 0; times < 2; times += 1)
      expect((await drop(first, somebody)).status).toBe(200);
    expect([await isbns(somebody), await calls.hasBook(first, somebody)]).toEqual([[], false]);
    await sweep();
    await keep(first, somebody);
    expect(await calls.books(somebody)).toEqual(before);
    await drop(first, somebody);
    await service.database.query('UPDATE favourite_book SET dropped_at = ? WHERE uid = ?', [
      new Date(service.now() - 61 * MINUTE_MS),
      somebody.uid,
    ]);
    await sweep();
    expect((await calls.exported(somebody)).favouriteBooks).toEqual([]);
  });

  it('is nobody’s but the customer’s', async () => {
    const other = await calls.customer();
    await keep(first, somebody);
    await drop(first, other);
    expect([await isbns(somebody), await isbns(other)]).toEqual([[first], []]);
    expect(await calls.hasBook(first, other)).toBe(false);
    const path = `/api/favourites/books/${first}`;
    const statuses = [keep(first), drop(first), service.call({ path })];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([401, 401, 401]);
    const headers = await service.signIn('admin');
    expect((await service.call({ path, headers })).status).toBe(401);
  });

  it('is one of so many', async () => {
    const values = Array.from(
      { length: MOST_FAVOURITE_BOOKS },
      (_, index) => `('${somebody.uid}', '${isbnAt(index)}', NOW())`,
    );
    await service.database.query(
      `INSERT INTO favourite_book (uid, isbn, created_at) VALUES ${values.join(', ')}`,
    );
    const { status, body } = await keep(first, somebody);
    expect([status, body.code]).toEqual([409, 'favourites-full']);
    expect(body.detail).toContain('100 libri');
    expect((await keep(isbnAt(0), somebody)).status).toBe(200);
  });

  it.each(['9788899001215', '4006381333931', '978889900121', 'antologia', '978-88-99001-21-6'])(
    'is no ISBN of thirteen digits: %s',
    async (code) => {
      expect([400, 404]).toContain((await keep(code, somebody)).status);
      expect(await isbns(somebody)).toEqual([]);
    },
  );

  it('is handed over, and goes with the account', async () => {
    const other = await calls.customer();
    for (const customer of [somebody, other]) await keep(first, customer);
    const since = expect.any(String) as string;
    expect((await calls.exported(somebody)).favouriteBooks).toEqual([{ isbn: first, since }]);
    await calls.forget(somebody);
    expect((await calls.exported(somebody)).favouriteBooks).toEqual([]);
    expect(await isbns(other)).toEqual([first]);
  });
});
