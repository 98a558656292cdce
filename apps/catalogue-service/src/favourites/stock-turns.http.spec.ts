import type { AdminProduct } from '@zaino/contracts/catalogue';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { productNumberOf } from '../products/product-id';
import { startTestService, type TestService } from '../testing/test-service';
import { FavouriteSweep } from './favourite-sweep';
import { StockTurnsService } from './stock-turns.service';
import { type FavouriteCustomer, favouriteCalls } from './testing/favourite-calls';

const PATIENCE_MS = 15_000;
let service: TestService;
let calls: ReturnType<typeof favouriteCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = favouriteCalls(service);
});
afterEach(() => {
  service.told.isAway = false;
});
afterAll(() => service.stop());

const soldOut = () => service.product({ pezzi_disponibili: 0 });
const setStock = ({ id }: AdminProduct, pieces: number) =>
  service.database.query('UPDATE product SET stock = ? WHERE id = ?', [
    pieces,
    productNumberOf(id),
  ]);
const messages = () =>
  service.database.manager.countBy(OutboxMessage, { topic: 'product.back-in-stock' });
/** Looks whose turn it is, and waits until all that follows has followed. */
async function look(): Promise<void> {
  await service.app.get(StockTurnsService, { strict: false }).run();
  expect(await waitUntil(async () => (await messages()) === 0, PATIENCE_MS)).toBe(true);
}

/** Customers who wait for a product, the first one longest. */
async function line(product: AdminProduct, length: number): Promise<FavouriteCustomer[]> {
  const customers: FavouriteCustomer[] = [];
  for (let place = 0; place < length; place += 1) {
    const customer = await calls.customer();
    await calls.wait(product, customer);
    await service.database.query('UPDATE stock_wait SET created_at = ? WHERE uid = ?', [
      new Date(service.now() - (length - place) * MINUTE_MS),
      customer.uid,
    ]);
    customers.push(customer);
  }
  return customers;
}

const counts = (customers: FavouriteCustomer[]) =>
  customers.map(({ uid }) => service.told.of(uid).length);

describe('whoever waits for a product', () => {
  it('is told once when it is there again, and waits no longer', async () => {
    const product = await soldOut();
    const [somebody] = await line(product, 1);
    if (!somebody) throw new Error('Nobody waits.');
    await look();
    expect(service.told.of(somebody.uid)).toEqual([]);
    await setStock(product, 3);
    await look();
    await look();
    expect(service.told.of(somebody.uid)).toMatchObject([
      {
        kind: 'back-in-stock',
        products: [{ id: product.id, nome: product.nome, prezzo: product.prezzoScontato }],
      },
    ]);
    expect((await calls.marks(somebody)).stockWaits).toEqual([]);
  });

  it('is told in turn: as many as there are pieces, the others a day later', async () => {
    const product = await soldOut();
    const waiting = await line(product, 5);
    await setStock(product, 2);
    await look();
    await look();
    expect(counts(waiting)).toEqual([1, 1, 0, 0, 0]);
    // One was bought; nobody else is called for the other one yet.
    await setStock(product, 1);
    await look();
    expect(counts(waiting)).toEqual([1, 1, 0, 0, 0]);
    service.advance(DAY_MS + MINUTE_MS);
    await look();
    expect(counts(waiting)).toEqual([1, 1, 1, 0, 0]);
    await setStock(product, 3);
    await look();
    expect(counts(waiting)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is told by two copies at once no more than by one', async () => {
    const product = await soldOut();
    const waiting = await line(product, 4);
    await setStock(product, 2);
    await Promise.all([look(), look(), look()]);
    expect(counts(waiting)).toEqual([1, 1, 0, 0]);
  });

  it('waits on at the old place where it is gone again before the mail', async () => {
    const product = await soldOut();
    const waiting = await line(product, 2);
    await setStock(product, 1);
    service.told.isAway = true;
    await service.app.get(StockTurnsService, { strict: false }).run();
    const hasFailed = () => service.database.manager.existsBy(OutboxMessage, { attempts: 1 });
    expect(await waitUntil(hasFailed, PATIENCE_MS)).toBe(true);
    await setStock(product, 0);
    service.told.isAway = false;
    service.advance(MINUTE_MS);
    expect(await waitUntil(async () => (await messages()) === 0, PATIENCE_MS)).toBe(true);
    expect(counts(waiting)).toEqual([0, 0]);
    await setStock(product, 1);
    await look();
    expect(counts(waiting)).toEqual([1, 0]);
  });

  it('gives their turn to the next one where they are not written to', async () => {
    const product = await soldOut();
    const waiting = await line(product, 2);
    service.told.unwilling.add(waiting[0]?.uid ?? '');
    await setStock(product, 1);
    await look();
    expect(counts(waiting)).toEqual([0, 0]);
    await look();
    expect(counts(waiting)).toEqual([0, 1]);
  });

  it('is told of nothing that is not sold', async () => {
    const product = await soldOut();
    const waiting = await line(product, 1);
    await setStock(product, 5);
    await service.database.query('UPDATE product SET is_offered = FALSE WHERE id = ?', [
      productNumberOf(product.id),
    ]);
    await look();
    expect(counts(waiting)).toEqual([0]);
  });

  it('can ask anew after a mail, and is forgotten days after one', async () => {
    const product = await soldOut();
    const waiting = await line(product, 1);
    const [somebody] = waiting;
    if (!somebody) throw new Error('Nobody waits.');
    await setStock(product, 1);
    await look();
    await setStock(product, 0);
    await calls.wait(product, somebody);
    expect((await calls.exported(somebody)).stockWaits).toHaveLength(1);
    await setStock(product, 1);
    await look();
    expect(counts(waiting)).toEqual([2]);
    service.advance(4 * DAY_MS);
    await service.app.get(FavouriteSweep, { strict: false }).run();
    expect((await calls.exported(somebody)).stockWaits).toEqual([]);
  });
});
