import { addLines, type Cart, removeLine, setQuantity } from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import { DAY_MS } from '@zaino/rules/durations';
import { add, product, quantities } from './cart-fake-browser';
import { FakeCartServer, onServer, reloaded, signedIn } from './cart-fake-server';
import { parseCart } from './cart-storage';

let server: FakeCartServer;
beforeEach(() => (server = new FakeCartServer()));

const remove = (id: string) => (cart: Cart) => removeLine(cart, lineKey(product(id)));

describe('a lost answer', () => {
  it.each([1, 2, 5])('makes no change twice: %d in a row', async (lost) => {
    const { store, sync } = signedIn(server);
    store.change(add(product('a', 2)));
    server.answersToLose = lost;
    for (let tries = 0; tries < lost; tries += 1) await expect(sync()).rejects.toThrow();
    await sync();
    expect(onServer(server)).toEqual({ a: 2 });
    expect(quantities(store)).toEqual({ a: 2 });
  });

  it('makes none twice either where the page was closed meanwhile, and more was added since', async () => {
    const first = signedIn(server);
    first.store.change(add(product('a', 2)));
    server.answersToLose = 1;
    await expect(first.sync()).rejects.toThrow();
    const second = reloaded(first);
    second.store.change(add(product('a')));
    await second.sync();
    expect(onServer(server)).toEqual({ a: 3 });
    expect(quantities(second.store)).toEqual({ a: 3 });
  });

  it('loses nothing that was changed while it was on its way', async () => {
    const { store, sync } = signedIn(server);
    store.change(add(product('a')));
    server.meanwhile = () => {
      server.meanwhile = () => Promise.resolve();
      store.change(add(product('b')));
      store.change((cart) => setQuantity(cart, lineKey(product('a')), 5));
      return Promise.resolve();
    };
    await sync();
    expect(onServer(server)).toEqual({ a: 5, b: 1 });
    expect(quantities(store)).toEqual({ a: 5, b: 1 });
  });
});

describe('a service that is down', () => {
  it('leaves the cart as it is, which is sent once it is back', async () => {
    const { store, sync } = signedIn(server);
    server.isAway = true;
    store.change(add(product('a')));
    await expect(sync()).rejects.toThrow('unavailable');
    store.change(add(product('b')));
    await expect(sync()).rejects.toThrow('unavailable');
    store.change(remove('a'));
    expect(quantities(store)).toEqual({ b: 1 });
    server.isAway = false;
    await sync();
    expect(onServer(server)).toEqual({ b: 1 });
  });

  it('keeps for the next sign-in what somebody changed before they signed out', async () => {
    let page = signedIn(server);
    page.store.change(add(product('a', 2)));
    await page.sync();
    server.isAway = true;
    page.store.change(remove('a'));
    page.store.change(add(product('b')));
    await expect(page.sync()).rejects.toThrow();
    page.store.change(add(product('c')));
    page.device.who = null;
    page.rounds.leave();
    expect(quantities(page.store)).toEqual({});
    page = reloaded(page);
    server.isAway = false;
    page.device.who = 'ada';
    await page.sync();
    expect(onServer(server)).toEqual({ b: 1, c: 1 });
    expect(quantities(page.store)).toEqual({ b: 1, c: 1 });
  });
});

describe('a tab of an older version', () => {
  it('that has dropped what was known of the server doubles nothing and loses nothing', async () => {
    const page = signedIn(server);
    page.store.change(add(product('a', 2)));
    page.store.change(add(product('b')));
    await page.sync();
    const stored = parseCart(page.tab.text ?? '');
    if (!stored) throw new Error('nothing stored');
    // As it was written before there was anything to know: one more of a line, and one that is new.
    const items = addLines(stored.cart, [product('b'), product('c')]).items;
    const { shippingMethod, shippingAddress } = stored.cart;
    const { applied } = stored;
    page.tab.text = JSON.stringify({
      version: 1,
      items,
      shippingMethod,
      shippingAddress,
      applied,
    });
    const desk = signedIn(server);
    await desk.sync();
    desk.store.change(add(product('a')));
    await desk.sync();
    const next = reloaded(page);
    await next.sync();
    expect(onServer(server)).toEqual({ a: 3, b: 2, c: 1 });
    expect(quantities(next.store)).toEqual({ a: 3, b: 2, c: 1 });
  });

  it('that writes while a newer tab is open takes nothing from what that one knows', async () => {
    const page = signedIn(server);
    page.store.change(add(product('a', 2)));
    await page.sync();
    const stored = JSON.parse(page.tab.text ?? '') as Record<string, unknown>;
    page.tab.text = JSON.stringify({ ...stored, sync: undefined });
    page.tab.fire('storage', { key: 'zaino.cart' });
    page.store.change(add(product('a')));
    await page.sync();
    expect(onServer(server)).toEqual({ a: 3 });
  });
});

describe('what waited for months', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  it('is not made twice where the server may have forgotten that it was made', async () => {
    const page = signedIn(server);
    page.store.change(add(product('a', 2)));
    server.answersToLose = 1;
    await expect(page.sync()).rejects.toThrow();
    server.made.clear();
    jest.setSystemTime(Date.now() + 70 * DAY_MS);
    const later = reloaded(page);
    await later.sync();
    expect(onServer(server)).toEqual({ a: 2 });
  });
});
