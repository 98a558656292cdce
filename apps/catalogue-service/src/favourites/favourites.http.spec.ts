import { MOST_FAVOURITES, MOST_STOCK_WAITS } from '@zaino/contracts/catalogue';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { productNumberOf } from '../products/product-id';
import { saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { FavouriteSweep } from './favourite-sweep';
import { type FavouriteCustomer, favouriteCalls } from './testing/favourite-calls';

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

/** Fills one of the tables of an account with products that nobody has made. */
const fill = async (table: 'favourite' | 'stock_wait', most: number) => {
  const price = table === 'favourite' ? ', price_cents' : '';
  const values = Array.from({ length: most }, (_, index) => {
    const row = `'${somebody.uid}', ${900_000 + index}, NOW()`;
    return table === 'favourite' ? `(${row}, 100)` : `(${row})`;
  });
  await service.database.query(
    `INSERT INTO ${table} (uid, product_id, created_at${price}) VALUES ${values.join(', ')}`,
  );
};

describe('a favourite', () => {
  it('holds the product, since when, and what it cost then', async () => {
    const product = await service.product({ prezzoOriginale: 10 });
    const since = new Date(service.now()).toISOString();
    expect((await calls.keep(product, somebody)).body).toEqual({ success: true });
    const [kept] = await calls.list(somebody);
    expect(kept).toMatchObject({
      id: product.id,
      nome: product.nome,
      prezzoAllora: product.prezzoScontato,
      prodotto: { id: product.id, disponibile: true },
      isAwaited: false,
    });
    expect(Date.parse(kept?.since ?? '')).toBeGreaterThanOrEqual(Date.parse(since));
    expect(kept?.prodotto).not.toHaveProperty('prezzoOriginale');
    expect(await calls.marks(somebody)).toEqual({ favourites: [product.id], stockWaits: [] });
  });

  it('is kept once, at the price of the first time', async () => {
    const product = await service.product({ prezzoOriginale: 10 });
    await calls.keep(product, somebody);
    await saveCalls(service).edit(product, { prezzoOriginale: 8 });
    await calls.keep(product, somebody);
    expect(await calls.list(somebody)).toMatchObject([{ prezzoAllora: product.prezzoScontato }]);
  });

  it('comes before those that were kept earlier, and goes as often as it is taken away', async () => {
    const [first, second] = [await service.product(), await service.product()];
    await calls.keep(first, somebody);
    await calls.keep(second, somebody);
    await service.database.query('UPDATE favourite SET created_at = ? WHERE product_id = ?', [
      new Date(service.now() - DAY_MS),
      productNumberOf(first.id),
    ]);
    const ids = async () => (await calls.list(somebody)).map(({ id }) => id);
    expect(await ids()).toEqual([second.id, first.id]);
    for (let times = 0; times < 2; times += 1)
      expect((await calls.drop(second, somebody)).status).toBe(200);
    expect(await ids()).toEqual([first.id]);
  });

  it('comes back as it was within an hour, and is a new one after that', async () => {
    const product = await service.product({ prezzoOriginale: 10 });
    await calls.keep(product, somebody);
    const [kept] = await calls.list(somebody);
    const { body } = await saveCalls(service).edit(product, { prezzoOriginale: 8 });
    await calls.drop(product, somebody);
    expect(await calls.list(somebody)).toEqual([]);
    await sweep();
    await calls.keep(product, somebody);
    expect(await calls.list(somebody)).toMatchObject([
      { since: kept?.since, prezzoAllora: product.prezzoScontato },
    ]);
    await calls.drop(product, somebody);
    await service.database.query('UPDATE favourite SET dropped_at = ? WHERE uid = ?', [
      new Date(service.now() - 61 * MINUTE_MS),
      somebody.uid,
    ]);
    await sweep();
    expect((await calls.exported(somebody)).favourites).toEqual([]);
    await calls.keep(product, somebody);
    const [later] = await calls.list(somebody);
    expect(later?.prezzoAllora).toBe(body.product.prezzoScontato);
  });

  it('is said to be gone where it is not in the shop any more, and can be taken away then', async () => {
    const product = await service.product();
    await calls.keep(product, somebody);
    await saveCalls(service).edit(product, { active: false });
    const [gone] = await calls.list(somebody);
    expect(gone).toMatchObject({ id: product.id, nome: product.nome, prodotto: null });
    const { status, body } = await calls.keep(product, await calls.customer());
    expect([status, body.code]).toEqual([404, 'not-found']);
    await calls.drop(product, somebody);
    expect(await calls.list(somebody)).toEqual([]);
  });

  it('is nobody’s but the customer’s', async () => {
    const product = await service.product();
    await calls.keep(product, somebody);
    expect(await calls.list(await calls.customer())).toEqual([]);
    expect((await calls.keep(product)).status).toBe(401);
    expect((await service.call({ path: '/api/favourites' })).status).toBe(401);
    const headers = await service.signIn('admin');
    expect((await service.call({ path: '/api/favourites', headers })).status).toBe(401);
  });

  it('is one of so many', async () => {
    await fill('favourite', MOST_FAVOURITES);
    const product = await service.product();
    const { status, body } = await calls.keep(product, somebody);
    expect([status, body.code]).toEqual([409, 'favourites-full']);
    expect(body.detail).toContain('200 preferiti');
  });

  it.each(['P-0000', 'P-1', 'zaino', 'P-99999999'])('is no product called %s', async (id) => {
    expect([400, 404]).toContain((await calls.keep({ id }, somebody)).status);
  });
});

describe('a product that somebody waits for', () => {
  it('is marked beside the favourite until it is ended', async () => {
    const product = await service.product({ pezzi_disponibili: 0 });
    await calls.keep(product, somebody);
    for (let times = 0; times < 2; times += 1)
      expect((await calls.wait(product, somebody)).status).toBe(200);
    expect((await calls.marks(somebody)).stockWaits).toEqual([product.id]);
    expect(await calls.list(somebody)).toMatchObject([{ isAwaited: true }]);
    for (let times = 0; times < 2; times += 1)
      expect((await calls.endWait(product, somebody)).status).toBe(200);
    expect((await calls.marks(somebody)).stockWaits).toEqual([]);
  });

  it('is one of so many', async () => {
    await fill('stock_wait', MOST_STOCK_WAITS);
    const product = await service.product({ pezzi_disponibili: 0 });
    const { status, body } = await calls.wait(product, somebody);
    expect([status, body.code]).toEqual([409, 'favourites-full']);
  });
});

describe('what is kept of an account', () => {
  it('is handed over, and goes with the account', async () => {
    const product = await service.product({ pezzi_disponibili: 0 });
    const other = await calls.customer();
    for (const customer of [somebody, other]) {
      await calls.keep(product, customer);
      await calls.wait(product, customer);
    }
    const since = expect.any(String) as string;
    const named = { id: product.id, nome: product.nome, since };
    expect(await calls.exported(somebody)).toEqual({
      favourites: [{ ...named, prezzoAllora: product.prezzoScontato }],
      favouriteBooks: [],
      stockWaits: [named],
    });
    for (let times = 0; times < 2; times += 1)
      expect((await calls.forget(somebody)).status).toBe(200);
    expect(await calls.exported(somebody)).toEqual({
      favourites: [],
      favouriteBooks: [],
      stockWaits: [],
    });
    expect((await calls.exported(other)).favourites).toHaveLength(1);
  });
});
