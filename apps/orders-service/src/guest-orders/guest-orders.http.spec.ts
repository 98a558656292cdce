import { randomUUID } from 'node:crypto';
import type { Order, OrderRequest, WantedLine } from '@zaino/contracts/orders';
import { GUEST_TOKEN_HEADER } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { CustomerLockEntity } from '../limits/customer-lock.entity';
import { GuestBuyerEntity } from '../guests/guest-buyer.entity';
import { GuestKeyEntity } from '../guests/guest-key.entity';
import { wordsOf } from '../mails/testing/order-mail-calls';
import { type GuestCaller, guestCalls, keyIn } from '../testing/guest-calls';
import { orderCalls } from '../testing/order-calls';
import { PayingService } from '../testing/paying-service';
import { wantedBook, wantedProduct } from '../testing/wanted';
import { GuestSweep } from './guest-sweep';

const limits = {
  CARD_OPEN_MOST_ORDERS: 3,
  GUEST_NETWORK_MOST_ORDERS: 6,
  STRIPE_PAGE_HOSTS: ['127.0.0.1'],
};

let paying: PayingService;
let calls: ReturnType<typeof orderCalls>;
let guests: ReturnType<typeof guestCalls>;
beforeAll(async () => {
  paying = await PayingService.start(limits);
  calls = orderCalls(paying.service);
  guests = guestCalls(paying.service);
});
afterAll(() => paying.stop());

const product = () =>
  wantedProduct(paying.service.catalogue.add({ prezzo: 5, pezzi_disponibili: 500 }));
const book = () => wantedBook(paying.service.schools.add({ prezzo: 20 }));

/** An address of the Internet of its own, as the gateway writes it. */
let lastNetwork = 0;
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.${++lastNetwork}.7` });

const bodyOf = (guest: GuestCaller, lines: WantedLine[], values: Partial<OrderRequest> = {}) => {
  const person = { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 333 1234567' };
  return calls.bodyOf(lines, { contact: { ...person, email: guest.email }, ...values });
};

async function place(guest: GuestCaller, lines = [book()]) {
  const { status, body } = await calls.send(guest, await bodyOf(guest, lines));
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

async function pay({ orderId, paymentUrl }: { orderId: string; paymentUrl: string | null }) {
  await paying.pay(paymentUrl?.split('/').at(-1) ?? null);
  await paying.deliverAll(orderId);
  await paying.settled();
}

/** A guest with an order that is paid, and the key of the link in its mail. */
async function paidOrder() {
  const guest = await guests.begin(undefined, fromElsewhere());
  const placed = await place(guest);
  await pay(placed);
  const mail = await paying.service.mailbox.mailTo(guest.email);
  return { guest, placed, key: keyIn(wordsOf(mail)), mail };
}

const pathOf = ({ orderId }: { orderId: string }) => `/api/orders/${orderId}`;

describe('an order without an account', () => {
  it('is paid by card, seen by its browser, and says that it is a guest’s', async () => {
    const guest = await guests.begin(undefined, fromElsewhere());
    const placed = await place(guest);
    const { body } = await guest.call<Order>({ path: pathOf(placed) });
    expect(body).toMatchObject({ isGuest: true, canPay: true, contact: { email: guest.email } });
    await pay(placed);
    const paid = await guest.call<Order>({ path: pathOf(placed) });
    expect(paid.body.paymentState).toBe('paid');
  });

  it('is the same order where it is sent again', async () => {
    const guest = await guests.begin(undefined, fromElsewhere());
    const body = await bodyOf(guest, [book()]);
    const key = randomUUID();
    const [first, second] = [
      await calls.send(guest, body, key),
      await calls.send(guest, body, key),
    ];
    expect(second.body.orderId).toBe(first.body.orderId);
  });

  it('leads back to its own page from the payment', async () => {
    const guest = await guests.begin(undefined, fromElsewhere());
    const { orderId, paymentUrl } = await place(guest);
    const page = await fetch(paymentUrl ?? '');
    expect(await page.text()).toContain(`/orders/ospite/${orderId}?pagamento=annullato`);
  });

  it('cannot be paid in the shop, nor by a cedola, and its address is the guest’s', async () => {
    const guest = await guests.begin(undefined, fromElsewhere());
    const { id: pickupPointId } = paying.service.bookshops.add();
    const inShop = { shippingMethod: 'pickup', pickupPointId, payment: 'shop' } as const;
    const refused = await calls.send(guest, await bodyOf(guest, [book()], inShop));
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'payment' }]);
    const foreign = { ...guest, email: 'altri@example.it' };
    const other = await calls.send(guest, await bodyOf(foreign, [book()]));
    expect(other.body.errors).toMatchObject([{ path: 'contact.email' }]);
  });

  it('writes to the address with a link that opens it in another browser', async () => {
    const { guest, placed, key, mail } = await paidOrder();
    expect(wordsOf(mail)).toContain(
      `https://www.zaino.example/orders/ospite/${placed.orderId}#chiave=`,
    );
    const { answer, browser } = await guests.follow(key);
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Secure/);
    expect(browser.email).toBe(guest.email);
    expect((await browser.call<Order>({ path: pathOf(placed) })).status).toBe(200);
    const { body } = await browser.call<{ guest: unknown }>({ path: '/api/guests/current' });
    expect(body.guest).toEqual({ email: guest.email, token: browser.token });
  });

  it('can be withdrawn from, and its documents are there by a plain link', async () => {
    const { placed, key } = await paidOrder();
    const { browser } = await guests.follow(key);
    const path = pathOf(placed);
    const { body: order } = await browser.call<Order>({ path });
    const body = {
      lineIds: order.lines.map(({ id }) => id),
      name: 'Anna Bianchi',
      email: 'altrove@example.it',
    };
    const withdrawn = await browser.call<Order>({
      method: 'POST',
      path: `${path}/withdrawal`,
      body,
    });
    expect(withdrawn.body.withdrawals).toHaveLength(1);
    const [document] = withdrawn.body.documents;
    const plain = { headers: { cookie: browser.cookie } };
    const file = await paying.service.call({ path: document?.path ?? '', ...plain });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // The receipt goes where the statement says; only the order's own address gets a key.
    const receipt = wordsOf(await paying.service.mailbox.mailTo('altrove@example.it'));
    expect(receipt).toContain(`/orders/ospite/${placed.orderId}`);
    expect(receipt).not.toContain('#chiave=');
  });
});

describe('what a guest may not', () => {
  it('see, pay, cancel or withdraw from another’s order', async () => {
    const [mine, theirs] = [await paidOrder(), await paidOrder()];
    const path = pathOf(theirs.placed);
    const body = { lineIds: [randomUUID()], name: 'Anna', email: 'a@example.it' };
    for (const call of [
      { path },
      { method: 'POST', path: `${path}/payment` },
      { method: 'POST', path: `${path}/payment-checks` },
      { method: 'POST', path: `${path}/cancellation`, body: { lineIds: body.lineIds } },
      { method: 'POST', path: `${path}/withdrawal`, body },
      { method: 'POST', path: `${path}/reorder` },
      { path: `${path}/documents/ricevuta.pdf` },
    ]) {
      expect((await mine.guest.call(call)).status).toBe(404);
      // Nor a customer, nor somebody with nothing.
      expect((await (await paying.service.signIn()).call(call)).status).toBe(404);
      expect((await paying.service.call(call)).status).toBe(401);
    }
  });

  it('change anything by the cookie alone, or with another’s token', async () => {
    const [mine, theirs] = [await paidOrder(), await paidOrder()];
    const call = { method: 'POST', path: `${pathOf(mine.placed)}/reorder` };
    const send = (headers: Record<string, string>) => paying.service.call({ ...call, headers });
    const { cookie, token } = mine.guest;
    expect((await send({ cookie })).status).toBe(401);
    const wrong = await send({ cookie, [GUEST_TOKEN_HEADER]: theirs.guest.token });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'csrf']);
    expect((await send({ [GUEST_TOKEN_HEADER]: token })).status).toBe(401);
    expect((await send({ cookie, [GUEST_TOKEN_HEADER]: token })).status).toBe(200);
  });

  it('make what needs an account', async () => {
    const guest = await guests.begin(undefined, fromElsewhere());
    for (const path of ['/api/orders', '/api/checkout', '/api/cart'])
      expect((await guest.call({ path })).status).toBe(401);
  });

  it('use the key of a browser as a link, nor that of a link as a browser’s', async () => {
    const { guest, key, placed } = await paidOrder();
    const { answer } = await guests.follow(guest.cookie.split('=')[1] ?? '');
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'guest-link-ended' }]);
    const name = guest.cookie.split('=')[0] ?? '';
    const headers = { cookie: `${name}=${key}` };
    expect((await paying.service.call({ path: pathOf(placed), headers })).status).toBe(401);
  });

  it('hoard pieces, with one address or with many at one connection', async () => {
    const email = `${randomUUID()}@example.it`;
    const origin = fromElsewhere();
    // Several browsers, one address, all at once.
    const browsers = await Promise.all(
      Array.from({ length: 8 }, () => guests.begin(email, fromElsewhere())),
    );
    const bodies = await Promise.all(browsers.map((one) => bodyOf(one, [product()])));
    const answers = await Promise.all(
      browsers.map((one, index) => calls.send(one, bodies[index] ?? {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('card-open-orders');
    const others = await Promise.all(
      Array.from({ length: 9 }, () => guests.begin(undefined, origin)),
    );
    const wishes = await Promise.all(others.map((one) => bodyOf(one, [product()])));
    const placed = await Promise.all(
      others.map((one, index) => calls.send(one, wishes[index] ?? {})),
    );
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(placed.find(({ status }) => status !== 200)?.body.code).toBe('guest-orders-open');
  });
});

describe('a lost link', () => {
  const ask = (email: string) =>
    paying.service.call({ method: 'POST', path: '/api/guest-links', body: { email } });

  it('is sent again to the order’s address, and the answer is the same for any', async () => {
    const { guest, placed } = await paidOrder();
    const before = paying.service.mailbox.mailsTo(guest.email).length;
    const [known, unknown] = [await ask(guest.email), await ask('nessuno@example.it')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await paying.settled();
    const mail = await paying.service.mailbox.mailTo(guest.email, before + 1);
    const { browser } = await guests.follow(keyIn(wordsOf(mail)));
    expect((await browser.call({ path: pathOf(placed) })).status).toBe(200);
    expect(paying.service.mailbox.mailsTo('nessuno@example.it')).toEqual([]);
  });

  it('is not sent for what nobody has paid: our mails go to nobody who did not ask', async () => {
    const guest = await guests.begin(undefined, fromElsewhere());
    await place(guest);
    await ask(guest.email);
    await paying.settled();
    expect(paying.service.mailbox.mailsTo(guest.email)).toEqual([]);
  });
});

describe('an account that is made afterwards', () => {
  const claim = (uid: string, { cookie }: Pick<GuestCaller, 'cookie'>) =>
    paying.service.signIn({ uid }).then(({ call, headers }) =>
      call({
        method: 'POST',
        path: '/api/guests/claims',
        headers: { cookie: `${headers['cookie'] ?? ''}; ${cookie}` },
      }),
    );

  it('has the order, once, and the guest’s browser and links open nothing any more', async () => {
    const { guest, placed, key } = await paidOrder();
    const [uid, other] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([claim(uid, guest), claim(uid, guest)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await claim(uid, guest)).status).toBe(200);
    expect((await claim(other, guest)).body.code).toBe('guest-link-ended');
    const owner = await paying.service.signIn({ uid });
    const { body } = await owner.call<{ orders: Order[] }>({ path: '/api/orders' });
    expect(body.orders.map(({ id }) => id)).toEqual([placed.orderId]);
    expect((await owner.call<Order>({ path: pathOf(placed) })).body.isGuest).toBeUndefined();
    expect((await guest.call({ path: pathOf(placed) })).status).toBe(401);
    const { answer } = await guests.follow(key);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'guest-has-account' }]);
    const { manager } = paying.service.dataSource;
    expect(await manager.findOneBy(GuestBuyerEntity, { claimedBy: uid })).toMatchObject({
      email: '',
      network: '',
    });
  });

  it('gets nothing without the guest’s browser', async () => {
    const answer = await claim(randomUUID(), { cookie: 'a=b' });
    expect([answer.status, answer.body.code]).toEqual([404, 'guest-link-ended']);
  });
});

describe('what is kept of guests', () => {
  it('ends: keys by their time, guests without orders, where they were', async () => {
    const { guest, placed, key } = await paidOrder();
    const gone = await guests.begin(undefined, fromElsewhere());
    const { manager } = paying.service.dataSource;
    const sweep = () => paying.worker.app.get(GuestSweep, { strict: false }).run();
    paying.service.advance(3 * DAY_MS);
    await sweep();
    expect(await manager.existsBy(GuestBuyerEntity, { email: gone.email })).toBe(false);
    expect(await manager.findOneBy(GuestBuyerEntity, { email: guest.email })).toMatchObject({
      network: '',
    });
    const locks = await manager.find(CustomerLockEntity);
    expect(locks.filter(({ customerId }) => customerId.startsWith('guest-'))).toEqual([]);
    paying.service.advance(5 * DAY_MS);
    expect((await guest.call({ path: pathOf(placed) })).status).toBe(401);
    const { browser } = await guests.follow(key);
    expect((await browser.call({ path: pathOf(placed) })).status).toBe(200);
    paying.service.advance(180 * DAY_MS);
    expect((await guests.follow(key)).answer.status).toBe(404);
    await sweep();
    expect(await manager.count(GuestKeyEntity)).toBe(0);
  });
});
