import { randomUUID } from 'node:crypto';
import {
  type DeskUsedOffer,
  MOST_USED_OFFERS,
  type UsedCopies,
  type UsedCopy,
  type UsedIntake,
  type UsedOffers,
} from '@zaino/contracts/orders';
import { eanCheckDigit } from '@zaino/rules/isbn';
import { DAY_MS } from '@zaino/rules/durations';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { UsedBookSweep } from './used-book-sweep';
import { UsedCopyEntity } from './used-copy.entity';
import { UsedOfferEntity } from './used-offer.entity';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

let last = 0;
/** A book that lists have, or have had. */
function aBook(values: { prezzo?: number | null; inLista?: boolean } = {}): string {
  last += 1;
  const digits = `97888${String(last).padStart(7, '0')}`;
  return service.schools.add({ isbn: `${digits}${eanCheckDigit(digits)}`, prezzo: 20, ...values })
    .isbn;
}

const offer = (family: SignedInCaller, books: object[]) =>
  family.call<UsedOffers>({ method: 'POST', path: '/api/used-offers', body: { books } });
const own = async (family: SignedInCaller) =>
  (await family.call<UsedOffers>({ path: '/api/used-offers' })).body;
const good = (isbn: string) => ({ isbn, grade: 'good', digitalCode: 'unused' });

/** Offers a good copy; gives the id of the offer. */
const firstOffer = async (family: SignedInCaller, isbn: string) =>
  (await offer(family, [good(isbn)])).body.offers[0]?.id ?? '';

/** A bookshop's owner at the counter. */
async function aDesk(tenantId: string = randomUUID()) {
  service.bookshops.add({ id: tenantId });
  return service.signIn({ role: 'bookshop', tenantId, displayName: 'Marta' });
}

const find = (desk: SignedInCaller, code: string) =>
  desk.call<{ code: string; offers: DeskUsedOffer[] }>({
    path: `/api/desk/used-books/offers/${encodeURIComponent(code)}`,
  });
const takeIn = (desk: SignedInCaller, copies: object[], id: string = randomUUID()) =>
  desk.call<UsedIntake>({
    method: 'POST',
    path: '/api/desk/used-books/intakes',
    body: { id, tender: 'cash', copies },
  });
const takeBack = (desk: SignedInCaller, id: string) =>
  desk.call<UsedCopy>({ method: 'POST', path: `/api/desk/used-books/copies/${id}/take-back` });
const change = (desk: SignedInCaller, id: string, body: object) =>
  desk.call<UsedCopy>({ method: 'PUT', path: `/api/desk/used-books/copies/${id}`, body });
const stock = async (desk: SignedInCaller) =>
  (await desk.call<UsedCopies>({ path: '/api/desk/used-books/copies' })).body.copies;

const brought = (isbn: string, values: object = {}) => ({
  ...good(isbn),
  offerId: null,
  paid: 5,
  salePrice: 9.5,
  ...values,
});

describe('the used books of a family', () => {
  it('are offered with one code, a guide price and what was said of their codes', async () => {
    const family = await service.signIn();
    expect(await own(family)).toEqual({ code: null, offers: [] });
    const [adopted, dropped, unpriced] = [
      aBook(),
      aBook({ inLista: false }),
      aBook({ prezzo: null }),
    ];
    const { status, body } = await offer(family, [
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
    expect(await own(family)).toEqual(body);
    const later = await offer(family, [good(aBook())]);
    expect(later.body.code).toBe(body.code);
    expect(later.body.offers).toHaveLength(4);
  });

  it('are there once however often they are offered, as they were told last', async () => {
    const family = await service.signIn();
    const isbn = aBook();
    await Promise.all([offer(family, [good(isbn)]), offer(family, [good(isbn)])]);
    const { body } = await offer(family, [{ isbn, grade: 'worn', digitalCode: 'used' }]);
    expect(body.offers).toMatchObject([{ grade: 'worn', digitalCode: 'used', guidePrice: 5 }]);
  });

  it('are all known, or none is offered', async () => {
    const family = await service.signIn();
    const answer = await offer(family, [good(aBook()), good('9788899999998')]);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'used-book-unknown', errors: [{ path: 'books.1.isbn' }] },
    });
    expect((await own(family)).offers).toEqual([]);
    const isbn = aBook();
    const refused = [
      [],
      [good(isbn), good(isbn)],
      [{ ...good(isbn), grade: 'perfect' }],
      [{ isbn, grade: 'good' }],
      [good('123')],
    ];
    for (const books of refused) expect((await offer(family, books)).status).toBe(400);
  });

  it('wait for the schools service', async () => {
    const family = await service.signIn();
    service.schools.isAway = true;
    const { status } = await offer(family, [good(aBook())]);
    service.schools.isAway = false;
    expect(status).toBe(503);
  });

  it('are withdrawn, and are no other family’s', async () => {
    const family = await service.signIn();
    const { id = '' } = (await offer(family, [good(aBook())])).body.offers[0] ?? {};
    const withdraw = (caller: SignedInCaller) =>
      caller.call<UsedOffers>({ method: 'DELETE', path: `/api/used-offers/${id}` });
    expect((await withdraw(await service.signIn())).status).toBe(404);
    expect((await withdraw(family)).body).toEqual({ code: null, offers: [] });
    expect((await withdraw(family)).status).toBe(200);
    expect((await service.call({ path: '/api/used-offers' })).status).toBe(401);
  });

  it('are so many at a time and a day, withdrawn ones too', async () => {
    const family = await service.signIn();
    const some = (count: number) => Array.from({ length: count }, () => good(aBook()));
    await offer(family, some(MOST_USED_OFFERS / 2));
    const { body } = await offer(family, some(MOST_USED_OFFERS / 2));
    for (const { id } of body.offers.slice(0, 2)) {
      await family.call({ method: 'DELETE', path: `/api/used-offers/${id}` });
    }
    const full = await offer(family, some(1));
    expect(full).toMatchObject({ status: 429, body: { code: 'used-offers-full' } });
    service.advance(DAY_MS + 1);
    const tomorrow = await service.signIn({ uid: family.uid });
    expect((await offer(tomorrow, some(3))).status).toBe(429);
    expect((await offer(tomorrow, some(2))).status).toBe(200);
  });

  it('end by themselves, and are forgotten', async () => {
    const family = await service.signIn();
    const { body } = await offer(family, [good(aBook())]);
    service.advance(91 * DAY_MS);
    const later = await service.signIn({ uid: family.uid });
    expect(await own(later)).toMatchObject({ code: null, offers: [{ state: 'expired' }] });
    expect((await find(await aDesk(), body.code)).status).toBe(404);
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
    const isbn = aBook();
    await offer(family, [good(isbn)]);
    const path = `/internal/customers/${family.uid}`;
    const { body } = await service.serviceCall<{ usedOffers: unknown[] }>({ path });
    expect(body.usedOffers).toMatchObject([{ isbn, state: 'offered' }]);
    await service.serviceCall({ method: 'DELETE', path });
    expect(await own(family)).toEqual({ code: null, offers: [] });
  });
});

describe('used books at the counter', () => {
  it('are found by the code of a family, of whom nothing is told', async () => {
    const family = await service.signIn();
    const isbn = aBook();
    const { body } = await offer(family, [good(isbn)]);
    const desk = await aDesk();
    const found = await find(desk, body.code.toLowerCase().replace('-', ' '));
    expect(found.body).toMatchObject({ code: body.code, offers: [{ isbn, guidePrice: 8 }] });
    expect(JSON.stringify(found.body)).not.toContain(family.uid);
    for (const code of ['US-222222', 'niente', '9788800000017']) {
      expect((await find(desk, code)).status).toBe(404);
    }
  });

  it('are taken in at any price, with grade and code as the bookshop finds them', async () => {
    const family = await service.signIn();
    const [first, second] = [aBook({ prezzo: 40 }), aBook()];
    const { code, offers } = (await offer(family, [good(first), good(second)])).body;
    const desk = await aDesk();
    const offerId = offers.find(({ isbn }) => isbn === first)?.id;
    const taken = await takeIn(desk, [
      // Below what may be asked for a new one, and above it: no limit is one of used books.
      brought(first, { offerId, grade: 'worn', digitalCode: 'used', paid: 0.5, salePrice: 1 }),
      brought(aBook({ prezzo: 10 }), { paid: 20, salePrice: 30.25 }),
      brought('9788899999981', { salePrice: null }),
    ]);
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ tender: 'cash', takenBy: 'Marta', total: 25.5 });
    expect(taken.body.copies).toMatchObject([
      {
        isbn: first,
        grade: 'worn',
        digitalCode: 'used',
        paid: 0.5,
        salePrice: 1,
        vat: 'libro-usato',
      },
      { title: 'Matematica verde 1', paid: 20, salePrice: 30.25 },
      { title: '', salePrice: null },
    ]);
    const now = await own(family);
    expect(now.code).toBe(code);
    expect(now.offers.map(({ isbn, state }) => [isbn, state])).toEqual(
      expect.arrayContaining([
        [first, 'taken-in'],
        [second, 'offered'],
      ]),
    );
    const read = await desk.call({ path: `/api/desk/used-books/intakes/${taken.body.id}` });
    expect(read.body).toEqual(taken.body);
    expect(await stock(desk)).toHaveLength(3);
    const { id = '' } = offers.find(({ isbn }) => isbn === first) ?? {};
    const gone = await family.call({ method: 'DELETE', path: `/api/used-offers/${id}` });
    expect(gone).toMatchObject({ status: 409, body: { code: 'used-offer-ended' } });
  });

  it('are taken in once, however often it is pressed and by whomever', async () => {
    const family = await service.signIn();
    const isbn = aBook();
    const offerId = await firstOffer(family, isbn);
    const [desk, other] = [await aDesk(), await aDesk()];
    const id = randomUUID();
    const pressed = await Promise.all(
      [1, 2, 3].map(() => takeIn(desk, [brought(isbn, { offerId })], id)),
    );
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stock(desk)).toHaveLength(1);
    const refused = await takeIn(other, [brought(aBook()), brought(isbn, { offerId })]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'used-offer-ended' } });
    expect(await stock(other)).toEqual([]);
  });

  it('of an offer of another book are refused', async () => {
    const offerId = await firstOffer(await service.signIn(), aBook());
    expect((await takeIn(await aDesk(), [brought(aBook(), { offerId })])).status).toBe(409);
  });

  it('are sold, and their price is changed', async () => {
    const desk = await aDesk();
    const [copy] = (await takeIn(desk, [brought(aBook())])).body.copies;
    const { id = '' } = copy ?? {};
    const sold = await change(desk, id, { salePrice: 12, state: 'sold' });
    expect(sold.body).toMatchObject({ salePrice: 12, state: 'sold', canTakeBack: false });
    expect((await takeBack(desk, id)).body.code).toBe('used-copy-gone');
    expect((await change(desk, id, { salePrice: null, state: 'in-stock' })).status).toBe(200);
    const wrong = [{ salePrice: -1, state: 'sold' }, { salePrice: 1.234, state: 'sold' }, {}];
    for (const body of wrong) expect((await change(desk, id, body)).status).toBe(400);
  });

  it('are taken back within a day, and offered again', async () => {
    const family = await service.signIn();
    const isbn = aBook();
    const offerId = await firstOffer(family, isbn);
    const desk = await aDesk();
    const { body } = await takeIn(desk, [brought(isbn, { offerId }), brought(aBook())]);
    const [first = '', second = ''] = body.copies.map(({ id }) => id);
    // Under the one code that the family says by now.
    const { code } = (await offer(family, [good(aBook())])).body;
    const done = await takeBack(desk, first);
    expect(done.body).toMatchObject({ state: 'taken-back' });
    expect((await takeBack(desk, first)).status).toBe(200);
    expect((await find(desk, code)).body.offers).toHaveLength(2);
    expect(await stock(desk)).toMatchObject([{ id: second }]);
    const path = `/api/desk/used-books/intakes/${body.id}`;
    expect((await desk.call<UsedIntake>({ path })).body.total).toBe(5);
    expect((await change(desk, first, { salePrice: 3, state: 'sold' })).status).toBe(409);
    service.advance(DAY_MS);
    const tenantId = await tenantOf(second);
    const tomorrow = await service.signIn({ role: 'bookshop', tenantId });
    expect((await takeBack(tomorrow, second)).body.code).toBe('used-copy-gone');
  });

  it('are listed page by page, the latest first', async () => {
    const desk = await aDesk();
    for (const count of [30, 30]) {
      await takeIn(
        desk,
        Array.from({ length: count }, () => brought(aBook())),
      );
    }
    const read = async (query = '') =>
      (await desk.call<UsedCopies>({ path: `/api/desk/used-books/copies${query}` })).body;
    const first = await read();
    const second = await read(`?after=${first.next}`);
    expect([first.copies.length, second.copies.length, second.next]).toEqual([50, 10, null]);
    const ids = [...first.copies, ...second.copies].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
    expect(await read(`?after=${randomUUID()}`)).toEqual({ copies: [], next: null });
  });
});

const tenantOf = async (id: string) =>
  (await service.dataSource.manager.findOneByOrFail(UsedCopyEntity, { id })).bookshopId;
