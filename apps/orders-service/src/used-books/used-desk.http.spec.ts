import { randomUUID } from 'node:crypto';
import type { UsedCopies, UsedIntake } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { brought, good, usedBookCalls } from './testing/used-book-calls';
import { UsedCopyEntity } from './used-copy.entity';

let service: TestService;
let calls: ReturnType<typeof usedBookCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = usedBookCalls(service);
});
afterAll(() => service.stop());

const tenantOf = async (id: string) =>
  (await service.dataSource.manager.findOneByOrFail(UsedCopyEntity, { id })).bookshopId;

describe('used books at the counter', () => {
  it('are found by the code of a family, of whom nothing is told', async () => {
    const family = await service.signIn();
    const isbn = calls.aBook();
    const { body } = await calls.offer(family, [good(isbn)]);
    const desk = await calls.aDesk();
    const found = await calls.find(desk, body.code.toLowerCase().replace('-', ' '));
    expect(found.body).toMatchObject({ code: body.code, offers: [{ isbn, guidePrice: 8 }] });
    expect(JSON.stringify(found.body)).not.toContain(family.uid);
    for (const code of ['US-222222', 'niente', '9788800000017']) {
      expect((await calls.find(desk, code)).status).toBe(404);
    }
  });

  it('are taken in at any price, with grade and code as the bookshop finds them', async () => {
    const family = await service.signIn();
    const [first, second] = [calls.aBook({ prezzo: 40 }), calls.aBook()];
    const { code, offers } = (await calls.offer(family, [good(first), good(second)])).body;
    const desk = await calls.aDesk();
    const offerId = offers.find(({ isbn }) => isbn === first)?.id;
    const taken = await calls.takeIn(desk, [
      // Below what may be asked for a new one, and above it: no limit is one of used books.
      brought(first, { offerId, grade: 'worn', digitalCode: 'used', paid: 0.5, salePrice: 1 }),
      brought(calls.aBook({ prezzo: 10 }), { paid: 20, salePrice: 30.25 }),
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
    const now = await calls.own(family);
    expect(now.code).toBe(code);
    expect(now.offers.map(({ isbn, state }) => [isbn, state])).toEqual(
      expect.arrayContaining([
        [first, 'taken-in'],
        [second, 'offered'],
      ]),
    );
    const read = await desk.call({ path: `/api/desk/used-books/intakes/${taken.body.id}` });
    expect(read.body).toEqual(taken.body);
    expect(await calls.stock(desk)).toHaveLength(3);
    const { id = '' } = offers.find(({ isbn }) => isbn === first) ?? {};
    const gone = await family.call({ method: 'DELETE', path: `/api/used-offers/${id}` });
    expect(gone).toMatchObject({ status: 409, body: { code: 'used-offer-ended' } });
  });

  it('are taken in once, however often it is pressed and by whomever', async () => {
    const family = await service.signIn();
    const isbn = calls.aBook();
    const offerId = await calls.firstOffer(family, isbn);
    const [desk, other] = [await calls.aDesk(), await calls.aDesk()];
    const id = randomUUID();
    const pressed = await Promise.all(
      [1, 2, 3].map(() => calls.takeIn(desk, [brought(isbn, { offerId })], id)),
    );
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await calls.stock(desk)).toHaveLength(1);
    // Something else is not taken for the same, and nothing of it is lost unsaid.
    for (const copies of [
      [brought(isbn, { offerId }), brought(calls.aBook())],
      [brought(isbn, { offerId, paid: 6 })],
      [brought(isbn, { offerId, salePrice: null })],
      [brought(calls.aBook())],
    ]) {
      expect(await calls.takeIn(desk, copies, id)).toMatchObject({
        status: 409,
        body: { code: 'used-intake-taken' },
      });
    }
    const refused = await calls.takeIn(other, [brought(calls.aBook()), brought(isbn, { offerId })]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'used-offer-ended' } });
    expect(await calls.stock(other)).toEqual([]);
  });

  it('of an offer of another book are refused', async () => {
    const offerId = await calls.firstOffer(await service.signIn(), calls.aBook());
    expect(
      (await calls.takeIn(await calls.aDesk(), [brought(calls.aBook(), { offerId })])).status,
    ).toBe(409);
  });

  it('are sold, and their price is changed', async () => {
    const desk = await calls.aDesk();
    const [copy] = (await calls.takeIn(desk, [brought(calls.aBook())])).body.copies;
    const { id = '' } = copy ?? {};
    const sold = await calls.change(desk, id, { salePrice: 12, state: 'sold' });
    expect(sold.body).toMatchObject({ salePrice: 12, state: 'sold', canTakeBack: false });
    expect((await calls.takeBack(desk, id)).body.code).toBe('used-copy-gone');
    // From a page that does not know that it is sold.
    expect((await calls.change(desk, id, { salePrice: 3 })).body.code).toBe('used-copy-gone');
    const back = await calls.change(desk, id, { state: 'in-stock' });
    expect(back.body).toMatchObject({ salePrice: 12, state: 'in-stock' });
    const priced = await calls.change(desk, id, { salePrice: null });
    expect(priced.body).toMatchObject({ salePrice: null, state: 'in-stock' });
    const wrong = [{ salePrice: -1, state: 'sold' }, { salePrice: 1.234, state: 'sold' }, {}];
    for (const body of wrong) expect((await calls.change(desk, id, body)).status).toBe(400);
  });

  it('are taken back within a day, and offered again', async () => {
    const family = await service.signIn();
    const isbn = calls.aBook();
    const offerId = await calls.firstOffer(family, isbn);
    const desk = await calls.aDesk();
    const { body } = await calls.takeIn(desk, [brought(isbn, { offerId }), brought(calls.aBook())]);
    const [first = '', second = ''] = body.copies.map(({ id }) => id);
    // Under the one code that the family says by now.
    const { code } = (await calls.offer(family, [good(calls.aBook())])).body;
    const done = await calls.takeBack(desk, first);
    expect(done.body).toMatchObject({ state: 'taken-back' });
    expect((await calls.takeBack(desk, first)).status).toBe(200);
    expect((await calls.find(desk, code)).body.offers).toHaveLength(2);
    expect(await calls.stock(desk)).toMatchObject([{ id: second }]);
    const path = `/api/desk/used-books/intakes/${body.id}`;
    expect((await desk.call<UsedIntake>({ path })).body.total).toBe(5);
    expect((await calls.change(desk, first, { salePrice: 3, state: 'sold' })).status).toBe(409);
    service.advance(DAY_MS);
    const tenantId = await tenantOf(second);
    const tomorrow = await service.signIn({ role: 'bookshop', tenantId });
    expect((await calls.takeBack(tomorrow, second)).body.code).toBe('used-copy-gone');
  });

  it('that are taken back are not offered twice', async () => {
    const family = await service.signIn();
    const isbn = calls.aBook();
    const offerId = await calls.firstOffer(family, isbn);
    const desk = await calls.aDesk();
    const { body } = await calls.takeIn(desk, [brought(isbn, { offerId })]);
    const { code } = (await calls.offer(family, [good(isbn)])).body;
    expect((await calls.takeBack(desk, body.copies[0]?.id ?? '')).status).toBe(200);
    expect((await calls.find(desk, code)).body.offers).toHaveLength(1);
    expect((await calls.own(family)).offers).toMatchObject([{ isbn, state: 'offered' }]);
  });

  it('are listed page by page, the latest first', async () => {
    const desk = await calls.aDesk();
    for (const count of [30, 30]) {
      await calls.takeIn(
        desk,
        Array.from({ length: count }, () => brought(calls.aBook())),
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
