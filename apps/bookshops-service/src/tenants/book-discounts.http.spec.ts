import { BOOK_DISCOUNT_LIMITS } from '@zaino/contracts/shared';
import { bookDiscountLimit } from '@zaino/rules/book-price';
import {
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const none = { adoptedBookDiscount: 0, otherBookDiscount: 0 };
const most = { adoptedBookDiscount: 15, otherBookDiscount: 5 };

describe('what a bookshop takes off the cover price', () => {
  it('is nothing until the owner says so, and stays where a change leaves it out', async () => {
    const { change, read } = await service.bookshop();
    expect((await read()).body).toMatchObject(none);
    expect((await change({ adoptedBookDiscount: 12 })).body).toMatchObject({
      adoptedBookDiscount: 12,
      otherBookDiscount: 0,
    });
    expect((await change({ phone: '0372 1' })).body).toMatchObject({ adoptedBookDiscount: 12 });
    expect((await change(most)).body).toMatchObject(most);
    expect((await change(none)).body).toMatchObject(none);
  });

  it.each([
    ['adoptedBookDiscount', 16],
    ['adoptedBookDiscount', -1],
    ['adoptedBookDiscount', 7.5],
    ['adoptedBookDiscount', '10'],
    ['adoptedBookDiscount', null],
    ['otherBookDiscount', 6],
    ['otherBookDiscount', -1],
    ['otherBookDiscount', 0.5],
  ])('is refused where %s is %p, with all else', async (field, value) => {
    const { change, read } = await service.bookshop();
    const { status, body } = await change({ [field]: value, phone: '0372 9' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
    expect(body.errors?.[0]?.message).toMatch(/^Scrivi un numero intero da 0 a (15|5)/);
    expect((await read()).body).toMatchObject({ ...none, phone: '' });
  });

  it('may be as much as the rules of prices say', () => {
    expect(BOOK_DISCOUNT_LIMITS).toEqual({
      adopted: bookDiscountLimit(true),
      other: bookDiscountLimit(false),
    });
  });

  it('is what families, their pages and the orders service are told, at once', async () => {
    const { tenant, change } = await service.approvedBookshop();
    const open = { ...ready, state: 'open', offersPickup: true };
    expect((await change(open)).body.state).toBe('open');
    await change(most);
    const internal = await service.call({
      path: `/internal/tenants/${tenant.id}`,
      headers: serviceKeyHeader,
    });
    expect(internal.body).toMatchObject(most);
    const front = await service.call({
      path: `/internal/shop-fronts/${tenant.domain}`,
      headers: serviceKeyHeader,
    });
    expect(front.body).toMatchObject({ standing: 'open', front: most });
    const list = await service.call({ path: '/api/pickup-points' });
    expect(list.body).toMatchObject({
      pickupPoints: [expect.objectContaining({ id: tenant.id, ...most })],
    });
  });

  it('is asked of one bookshop too, while something can be picked up there', async () => {
    const { tenant, change } = await service.approvedBookshop();
    const path = `/api/pickup-points/${tenant.id}`;
    expect((await service.call({ path })).status).toBe(404);
    await change({ ...ready, ...most, state: 'open', offersPickup: true });
    const { status, body, headers } = await service.call({ path });
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ id: tenant.id, name: 'Libreria di prova', ...most });
    expect(Object.keys(body)).not.toContain('email');
    await change({ offersPickup: false });
    expect((await service.call({ path })).status).toBe(404);
    await change({ offersPickup: true, state: 'paused' });
    expect((await service.call({ path })).status).toBe(404);
  });

  it('ends with the bookshop', async () => {
    const { tenant, change } = await service.bookshop();
    await change(most);
    const path = `/internal/tenants/${tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    const { body } = await service.call({ path, headers: serviceKeyHeader });
    expect(body).toMatchObject({ state: 'closed', ...none });
  });
});
