import type { AdminProduct } from '@zaino/contracts/catalogue';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { productNumberOf } from '../products/product-id';
import { saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { PriceFallsService } from './price-falls.service';
import { type FavouriteCustomer, favouriteCalls } from './testing/favourite-calls';

const PATIENCE_MS = 15_000;
let service: TestService;
let calls: ReturnType<typeof favouriteCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = favouriteCalls(service);
});
afterAll(() => service.stop());

/** Costs 10 euro; nothing is added to what the supplier takes. */
const product = () =>
  service.product({ prezzoOriginale: 10, margine: 0, sconto: 0, pezzi_disponibili: 5 });
/** Gives it another price. */
const price = async ({ id }: AdminProduct, prezzoOriginale: number) => {
  const seen = await saveCalls(service).read({ id });
  const { status } = await saveCalls(service).edit(seen, { prezzoOriginale });
  expect(status).toBe(200);
};
async function look(): Promise<void> {
  await service.app.get(PriceFallsService, { strict: false }).run();
  const topic = 'product.price-drop';
  const isEmpty = async () => !(await service.database.manager.existsBy(OutboxMessage, { topic }));
  expect(await waitUntil(isEmpty, PATIENCE_MS)).toBe(true);
}

async function keeping(...products: AdminProduct[]): Promise<FavouriteCustomer> {
  const customer = await calls.customer();
  for (const one of products) await calls.keep(one, customer);
  return customer;
}
const told = ({ uid }: FavouriteCustomer) => service.told.of(uid);

describe('a favourite that costs less', () => {
  it('is told of once a fall, with what it cost when it was kept', async () => {
    const one = await product();
    const somebody = await keeping(one);
    await look();
    expect(told(somebody)).toEqual([]);
    await price(one, 9);
    await look();
    await look();
    service.advance(8 * DAY_MS);
    await look();
    expect(told(somebody)).toMatchObject([
      {
        kind: 'price-drop',
        products: [{ id: one.id, prezzo: 9, prezzoAllora: 10, prezzoMinimo30Giorni: null }],
      },
    ]);
    // Further down is another fall, and so is the way down after one up.
    await price(one, 8);
    await look();
    expect(told(somebody)).toHaveLength(2);
    service.advance(8 * DAY_MS);
    await price(one, 10);
    await look();
    await price(one, 9);
    await look();
    expect(told(somebody)).toHaveLength(3);
  });

  it('is none of a few cents', async () => {
    const one = await product();
    const somebody = await keeping(one);
    await price(one, 9.6);
    await look();
    expect(told(somebody)).toEqual([]);
  });

  it('comes in one mail a day with all others, and once a week of the same', async () => {
    const [one, two, three] = [await product(), await product(), await product()];
    const somebody = await keeping(one, two, three);
    await price(one, 8);
    await price(two, 8);
    await look();
    expect(told(somebody).map(({ products }) => products.length)).toEqual([2]);
    await price(three, 8);
    await look();
    expect(told(somebody)).toHaveLength(1);
    service.advance(DAY_MS + HOUR_MS);
    await price(one, 6);
    await look();
    expect(told(somebody).map(({ products }) => products.map(({ id }) => id))).toEqual([
      [one.id, two.id],
      [three.id],
    ]);
    service.advance(7 * DAY_MS);
    await look();
    expect(told(somebody)[2]?.products).toMatchObject([{ id: one.id, prezzo: 6 }]);
  });

  it('says the lowest price before it where the reduction is announced', async () => {
    const one = await product();
    const somebody = await keeping(one);
    service.advance(40 * DAY_MS);
    const seen = await saveCalls(service).read(one);
    const changes = { prezzoOriginale: 10, margine: 0, sconto: 20 };
    await saveCalls(service).edit(seen, changes);
    await look();
    expect(told(somebody)).toMatchObject([
      { products: [{ prezzo: 8, prezzoAllora: 10, prezzoMinimo30Giorni: 10 }] },
    ]);
  });

  it('is nothing where it is taken away, sold out or not sold', async () => {
    const [dropped, out, hidden] = [await product(), await product(), await product()];
    const somebody = await keeping(dropped, out, hidden);
    await calls.drop(dropped, somebody);
    for (const one of [dropped, out, hidden]) await price(one, 5);
    await service.database.query('UPDATE product SET stock = 0 WHERE id = ?', [
      productNumberOf(out.id),
    ]);
    await service.database.query('UPDATE product SET is_active = FALSE WHERE id = ?', [
      productNumberOf(hidden.id),
    ]);
    await look();
    expect(told(somebody)).toEqual([]);
  });

  it('is still news for who asks for such mails later', async () => {
    const one = await product();
    const somebody = await keeping(one);
    service.told.unwilling.add(somebody.uid);
    await price(one, 8);
    await look();
    expect(told(somebody)).toEqual([]);
    service.told.unwilling.delete(somebody.uid);
    service.advance(8 * DAY_MS);
    await look();
    expect(told(somebody)).toHaveLength(1);
  });
});
