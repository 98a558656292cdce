import { randomUUID } from 'node:crypto';
import { fillDisk } from '@zaino/testing/fill-disk';
import { type OwnMariaDb, startOwnMariaDb } from '@zaino/testing/own-mariadb';
import { mountSmallDisk } from '@zaino/testing/small-disk';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';

/** Tables have some room left in their files when the disk is full. */
const MOST_ORDERS = 1_000;

const disk = mountSmallDisk('400m');
let mariaDb: OwnMariaDb;
let service: TestService;

beforeAll(async () => {
  if (!disk) return;
  mariaDb = await startOwnMariaDb(disk.folder);
  service = await startTestService({ databaseServer: mariaDb.url });
}, 60_000);
afterAll(async () => {
  if (!disk) return;
  await service.stop();
  await mariaDb.stop();
  disk.remove();
});

const countOrders = async () => {
  const sql = 'SELECT COUNT(*) AS orders FROM customer_order';
  const [{ orders } = { orders: '' }] = await service.dataSource.query<{ orders: string }[]>(sql);
  return Number(orders);
};

(disk ? it : it.skip)(
  'a full disk of the database refuses an order whole, lets people read, and all returns by itself',
  async () => {
    const { bodyOf, send } = orderCalls(service);
    const product = service.catalogue.add({ pezzi_disponibili: 10_000 });
    const body = await bodyOf([wantedProduct(product)]);
    const buyer = async () => {
      const { call } = await service.signIn({ uid: randomUUID() });
      const key = randomUUID();
      return { call, order: () => send({ call }, body, key) };
    };
    const makeRoom = fillDisk(disk?.folder ?? '');
    let placed = 0;
    let refused = await buyer();
    let answer = await refused.order();
    while (answer.status === 200 && placed < MOST_ORDERS) {
      placed += 1;
      refused = await buyer();
      answer = await refused.order();
    }
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await refused.call({ path: '/api/orders' })).toMatchObject({
      status: 200,
      body: { orders: [] },
    });
    expect(await countOrders()).toBe(placed);

    makeRoom();
    expect(await refused.order()).toMatchObject({ status: 200 });
    expect(await refused.order()).toMatchObject({ status: 200 });
    expect(await countOrders()).toBe(placed + 1);
    expect(service.catalogue.stockOf(product.id)).toBe(10_000 - placed - 1);
  },
  120_000,
);
