import { MOST_USED_OFFERS, type UsedOffers } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { good, usedBookCalls } from './testing/used-book-calls';
import { UsedBookSweep } from './used-book-sweep';
import { UsedOfferEntity } from './used-offer.entity';

let service: TestService;
let calls: ReturnType<typeof usedBookCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = usedBookCalls(service);
});
afterAll(() => service.stop());

describe('the used books of a family', () => {
  it('are offered with one code, a guide price and what was said of their codes', async () => {
    const family = await service.signIn();
    expect(await calls.own(family)).toEqual({ code: null, offers: [] });
    const [adopted, dropped, unpriced] = [
      calls.aBook(),
      calls.aBook({ inLista: false }),
      calls.aBook({ prezzo: null }),
    ];
    const { status, body } = await calls.offer(family, [
      { isbn: adopted, grade: 'as-new', digitalCode: 'used' },
      good(dropped),
      good(unpriced),
    ]);
    expect(status).toBe(200);
    expect(body.code).toMatch(/^US-[2-9A-Z]{6}$/);
    const of = (isbn: string) => body.offers.find((one) => one.isbn === isbn);
    expect(of(adopted)).toMatchObject({
      state: 'offered',
      title: 'Matematica verde 1',
      guidePrice: 10,
      digitalCode: 'used',
    });
    expect([of(dropped)?.guidePrice, of(unpriced)?.guidePrice]).toEqual([0, null]);
    expect(await calls.own(family)).toEqual(body);
    const later = await calls.offer(family, [good(calls.aBook())]);
    expect(later.body.code).toBe(body.code);
    expect(later.body.offers).toHaveLength(4);
  });

  it('are there once however often they are offered, as they were told last', async () => {
    const family = await service.signIn();
    const isbn = calls.aBook();
    await Promise.all([calls.offer(family, [good(isbn)]), calls.offer(family, [good(isbn)])]);
    const { body } = await calls.offer(family, [{ isbn, grade: 'worn', digitalCode: 'used' }]);
    expect(body.offers).toMatchObject([{ grade: 'worn', digitalCode: 'used', guidePrice: 5 }]);
  });

  it('are all known, or none is offered', async () => {
    const family = await service.signIn();
    const answer = await calls.offer(family, [good(calls.aBook()), good('9788899999998')]);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'used-book-unknown', errors: [{ path: 'books.1.isbn' }] },
    });
    expect((await calls.own(family)).offers).toEqual([]);
    const isbn = calls.aBook();
    const refused = [
      [],
      [good(isbn), good(isbn)],
      [{ ...good(isbn), grade: 'perfect' }],
      [{ isbn, grade: 'good' }],
      [good('123')],
    ];
    for (const books of refused) expect((await calls.offer(family, books)).status).toBe(400);
  });

  it('wait for the schools service', async () => {
    const family = await service.signIn();
    service.schools.isAway = true;
    const { status } = await calls.offer(family, [good(calls.aBook())]);
    service.schools.isAway = false;
    expect(status).toBe(503);
  });

  it('are withdrawn, and are no other family’s', async () => {
    const family = await service.signIn();
    const { id = '' } = (await calls.offer(family, [good(calls.aBook())])).body.offers[0] ?? {};
    const withdraw = (caller: SignedInCaller) =>
      caller.call<UsedOffers>({ method: 'DELETE', path: `/api/used-offers/${id}` });
    expect((await withdraw(await service.signIn())).status).toBe(404);
    expect((await withdraw(family)).body).toEqual({ code: null, offers: [] });
    expect((await withdraw(family)).status).toBe(200);
    expect((await service.call({ path: '/api/used-offers' })).status).toBe(401);
  });

  it('are so many at a time and a day, withdrawn ones too', async () => {
    const family = await service.signIn();
    const some = (count: number) => Array.from({ length: count }, () => good(calls.aBook()));
    await calls.offer(family, some(MOST_USED_OFFERS / 2));
    const { body } = await calls.offer(family, some(MOST_USED_OFFERS / 2));
    for (const { id } of body.offers.slice(0, 2)) {
      await family.call({ method: 'DELETE', path: `/api/used-offers/${id}` });
    }
    const full = await calls.offer(family, some(1));
    expect(full).toMatchObject({ status: 429, body: { code: 'used-offers-full' } });
    service.advance(DAY_MS + 1);
    const tomorrow = await service.signIn({ uid: family.uid });
    expect((await calls.offer(tomorrow, some(3))).status).toBe(429);
    expect((await calls.offer(tomorrow, some(2))).status).toBe(200);
  });

  it('end by themselves, and are forgotten', async () => {
    const family = await service.signIn();
    const { body } = await calls.offer(family, [good(calls.aBook())]);
    service.advance(91 * DAY_MS);
    const later = await service.signIn({ uid: family.uid });
    expect(await calls.own(later)).toMatchObject({ code: null, offers: [{ state: 'expired' }] });
    expect((await calls.find(await calls.aDesk(), body.code)).status).toBe(404);
    const worker = await service.startProcess('worker');
    const sweep = () => worker.app.get(UsedBookSweep, { strict: false }).run();
    const kept = () =>
      service.dataSource.manager.countBy(UsedOfferEntity, { customerId: family.uid });
    await sweep();
    expect(await kept()).toBe(1);
    service.advance(30 * DAY_MS);
    await sweep();
    expect(await kept()).toBe(0);
  });

  it('are given out and forgotten with the account', async () => {
    const family = await service.signIn();
    const isbn = calls.aBook();
    await calls.offer(family, [good(isbn)]);
    const path = `/internal/customers/${family.uid}`;
    const { body } = await service.serviceCall<{ usedOffers: unknown[] }>({ path });
    expect(body.usedOffers).toMatchObject([{ isbn, state: 'offered' }]);
    await service.serviceCall({ method: 'DELETE', path });
    expect(await calls.own(family)).toEqual({ code: null, offers: [] });
  });
});
