import { randomUUID } from 'node:crypto';
import type { CartChanges, ServerCart } from '@zaino/contracts/orders';
import { lineKey } from '@zaino/rules/cart-line';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { aCartBook, aCartChild, aCartProduct, added } from './testing/a-cart-book';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const read = async ({ call }: SignedInCaller) =>
  (await call<ServerCart>({ path: '/api/cart' })).body;

const send = ({ call }: SignedInCaller, changes: CartChanges) =>
  call<ServerCart>({ method: 'POST', path: '/api/cart/changes', body: changes });

const change = async (customer: SignedInCaller, changes: Partial<CartChanges>) =>
  (await send(customer, { id: randomUUID(), lines: [], ...changes })).body;

describe('the cart on the server', () => {
  it('is empty at first, the own one alone, and kept by nobody on the way', async () => {
    const ada = await service.signIn();
    const bruno = await service.signIn();
    const answer = await ada.call<ServerCart>({ path: '/api/cart' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      customerId: ada.uid,
      version: 0,
      items: [],
      shippingMethod: 'standard',
      shippingAddress: null,
      children: [],
    });
    await change(ada, { lines: [added(aCartBook(), 2)] });
    expect((await read(ada)).items).toEqual([aCartBook({ quantity: 2 })]);
    expect((await read(bruno)).items).toEqual([]);
  });

  it('is the same for the devices of one person', async () => {
    const phone = await service.signIn();
    const desk = await service.signIn({ uid: phone.uid });
    await change(phone, { lines: [added(aCartBook(), 1)] });
    await change(desk, { lines: [added(aCartProduct(), 3)], shippingMethod: 'pickup' });
    expect(await read(phone)).toEqual(await read(desk));
    expect(await read(phone)).toMatchObject({
      version: 2,
      shippingMethod: 'pickup',
      items: [{ quantity: 1 }, { quantity: 3 }],
    });
  });

  it('holds pieces per child', async () => {
    const ada = await service.signIn();
    const children = [aCartChild('marco', { tetto: 119 }), aCartChild('lia')];
    const line = added(aCartBook(), 1, 'marco');
    line.deltas.push({ childId: 'lia', pieces: 2 }, { childId: null, pieces: 1 });
    const cart = await change(ada, { children, lines: [line] });
    expect(cart.children).toEqual(children);
    expect(cart.items).toEqual([
      aCartBook({
        quantity: 4,
        children: [
          { childId: 'marco', quantity: 1 },
          { childId: 'lia', quantity: 2 },
        ],
      }),
    ]);
    const without = await change(ada, { removedChildren: ['marco'] });
    expect(without.children).toEqual([children[1]]);
    expect(without.items).toMatchObject([
      { quantity: 4, children: [{ childId: 'lia', quantity: 2 }] },
    ]);
  });

  it('takes out no more than there is', async () => {
    const ada = await service.signIn();
    await change(ada, { lines: [added(aCartBook(), 2)] });
    expect((await change(ada, { lines: [added(aCartBook(), -5)] })).items).toEqual([]);
    expect((await change(ada, { lines: [added(aCartBook(), -1)] })).items).toEqual([]);
  });

  it('keeps an address, and forgets it', async () => {
    const ada = await service.signIn();
    const shippingAddress = {
      firstName: 'Ada',
      lastName: 'Neri',
      phone: '',
      address: 'Via del Prato 1',
      city: 'Cremona',
      postalCode: '26100',
      province: 'Cremona',
    };
    expect(await change(ada, { shippingAddress })).toMatchObject({ shippingAddress });
    expect(await change(ada, {})).toMatchObject({ shippingAddress });
    expect(await change(ada, { shippingAddress: null })).toMatchObject({ shippingAddress: null });
  });
});

describe('a change', () => {
  it('is made once, however often and at once it is sent', async () => {
    const ada = await service.signIn();
    const changes = { id: randomUUID(), lines: [added(aCartBook(), 1)] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(ada, changes)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const later = await send(ada, { ...changes, lines: [added(aCartBook(), 50)] });
    expect(later.body).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
  });

  it('is one of each customer’s own: the same id of another is another change', async () => {
    const ada = await service.signIn();
    const bruno = await service.signIn();
    const changes = { id: randomUUID(), lines: [added(aCartBook(), 1)] };
    await send(ada, changes);
    expect((await send(bruno, changes)).body.items).toHaveLength(1);
  });

  it('is never lost: fifty at once, of a new customer, from two processes', async () => {
    const ada = await service.signIn();
    const other = await service.startProcess('main');
    const origins = [ada, { ...ada, call: (await other.signIn({ uid: ada.uid })).call }];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        send(origins[n % 2] ?? ada, {
          id: randomUUID(),
          lines: [added(aCartProduct({ id: `P-${n % 7}` }), 1), added(aCartBook(), 1)],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const cart = await read(ada);
    expect(cart.version).toBe(50);
    const pieces = new Map(cart.items.map((line) => [lineKey(line), line.quantity]));
    expect(pieces.get(lineKey(aCartBook()))).toBe(50);
    for (let n = 0; n < 7; n += 1) {
      expect(pieces.get(lineKey(aCartProduct({ id: `P-${n}` })))).toBe(n === 0 ? 8 : 7);
    }
  });

  it('is refused without a session, without the CSRF token, and where it is none', async () => {
    const ada = await service.signIn();
    const body = { id: randomUUID(), lines: [added(aCartBook(), 1)] };
    const path = '/api/cart/changes';
    expect((await service.call({ method: 'POST', path, body })).status).toBe(401);
    expect((await service.call({ path: '/api/cart' })).status).toBe(401);
    const headers = { cookie: ada.headers.cookie ?? '' };
    expect((await service.call({ method: 'POST', path, body, headers })).body.code).toBe('csrf');
    for (const wrong of [
      { ...body, id: 'one' },
      { ...body, lines: [added(aCartBook({ prezzo: -1 }), 1)] },
      { ...body, lines: [added(aCartBook(), 100)] },
      { ...body, lines: [{ line: aCartBook(), deltas: [] }] },
      { ...body, uid: randomUUID() },
    ]) {
      expect((await send(ada, wrong)).status).toBe(400);
    }
    expect((await read(ada)).version).toBe(0);
  });

  it('that a device makes for somebody else than who is signed in is refused', async () => {
    const ada = await service.signIn();
    const bruno = await service.signIn();
    const changes = { id: randomUUID(), lines: [added(aCartBook(), 1)], customerId: ada.uid };
    const answer = await send(bruno, changes);
    expect(answer).toMatchObject({ status: 409, body: { code: 'another-customer' } });
    expect((await read(bruno)).items).toEqual([]);
    expect((await send(ada, changes)).status).toBe(200);
  });

  it('that would make the cart endless is refused, and changes nothing', async () => {
    const ada = await service.signIn();
    const lines = (from: number) =>
      Array.from({ length: 50 }, (_, n) =>
        added(
          aCartProduct({ id: `P-${from + n}`, immagini: Array<string>(4).fill('x'.repeat(2_000)) }),
          1,
        ),
      );
    const answers = [];
    for (const from of [0, 50, 100]) {
      answers.push(await send(ada, { id: randomUUID(), lines: lines(from) }));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(answers[2]?.body.code).toBe('cart-full');
    expect((await read(ada)).items).toHaveLength(100);
  });

  it('takes no more lines than a cart has', async () => {
    const ada = await service.signIn();
    const lines = (from: number) =>
      Array.from({ length: 200 }, (_, n) => added(aCartProduct({ id: `P-${from + n}` }), 1));
    await change(ada, { lines: lines(0) });
    expect((await change(ada, { lines: lines(200) })).items).toHaveLength(300);
  });
});

describe('while the database is away', () => {
  it('nothing is made, and the same change is made once it is back', async () => {
    const ada = await service.signIn();
    await read(ada);
    await service.databaseRelay.cut();
    const changes = { id: randomUUID(), lines: [added(aCartBook(), 1)] };
    expect((await send(ada, changes)).status).toBe(503);
    await service.databaseRelay.restore();
    let answer = await send(ada, changes);
    for (let tries = 0; answer.status !== 200 && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      answer = await send(ada, changes);
    }
    expect(answer.body).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
  });
});
