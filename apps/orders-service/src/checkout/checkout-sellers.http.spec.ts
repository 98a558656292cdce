import { randomUUID } from 'node:crypto';
import type { CheckoutSeller } from '@zaino/contracts/orders';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const ask = (query: string) =>
  service.call<{ sellers: CheckoutSeller[]; code?: string }>({
    path: `/api/checkout/sellers?${query}`,
  });

async function sellersOf(query: string) {
  const { status, body } = await ask(query);
  expect(status).toBe(200);
  return body.sellers.map(({ id, sells }) => [id, ...sells]);
}

describe('who would sell an order', () => {
  it('is the shop itself for what is sent home', async () => {
    const { body } = await ask('payment=card');
    expect(body.sellers).toMatchObject([
      { id: null, name: 'Zaino di prova', sells: ['book', 'product'] },
    ]);
  });

  it('is the bookshop for what is paid at its counter, with all that is known of it', async () => {
    const { id } = service.bookshops.add();
    const { body } = await ask(`payment=shop&pickupPointId=${id}`);
    expect(body.sellers).toEqual([
      {
        id,
        name: 'Libreria del Corso',
        address: 'Corso Garibaldi 1, 26100 Cremona (Cremona)',
        vatNumber: '01234567897',
        email: 'corso@example.com',
        phone: '0372 123456',
        sells: ['book', 'product'],
      },
    ]);
  });

  it('is by card the bookshop for its books, once its account is verified', async () => {
    const { id } = service.bookshops.add();
    const query = `payment=card&pickupPointId=${id}`;
    expect(await sellersOf(query)).toEqual([[null, 'book', 'product']]);
    const verified = service.bookshops.add({ stripeAccountId: 'acct_demo' });
    expect(await sellersOf(`payment=card&pickupPointId=${verified.id}`)).toEqual([
      [verified.id, 'book'],
      [null, 'product'],
    ]);
  });

  it('cannot be told of a bookshop where nothing is picked up', async () => {
    const paused = service.bookshops.add({ state: 'paused' });
    for (const id of [paused.id, randomUUID()]) {
      const { status, body } = await ask(`payment=card&pickupPointId=${id}`);
      expect([status, body.code]).toEqual([409, 'pickup-refused']);
    }
    expect((await ask('payment=card&pickupPointId=corso')).status).toBe(400);
    service.bookshops.isAway = true;
    const { id } = service.bookshops.add();
    expect((await ask(`payment=card&pickupPointId=${id}`)).status).toBe(503);
    service.bookshops.isAway = false;
  });
});
