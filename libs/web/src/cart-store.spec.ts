import { addLines, emptyCart, removeLine } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { add, FakeBrowser, type FakeTab, product, quantities } from './cart-fake-browser';
import { serializeCart } from './cart-storage';
import { CartStore, type CartTab, unreadCart } from './cart-store';

function storedCart(...lines: CartLine[]) {
  const cart = addLines(emptyCart, lines);
  return serializeCart({ cart, applied: [] });
}

function openStore(prepare: (tab: FakeTab) => void = () => undefined) {
  const tab = new FakeBrowser().open();
  prepare(tab);
  return { tab, store: new CartStore(() => tab) };
}

describe('reading', () => {
  it('is unread and touches no window until somebody subscribes', () => {
    const window = jest.fn<CartTab, []>();
    expect(new CartStore(window).getSnapshot()).toBe(unreadCart);
    expect(window).not.toHaveBeenCalled();
    expect(unreadCart).toMatchObject({ status: 'unread', itemCount: 0, total: 0, isSaved: true });
  });

  it('restores the stored cart for the first subscriber', () => {
    const { store } = openStore((tab) => (tab.text = storedCart(product('a', 3))));
    const onChange = jest.fn();
    store.subscribe(onChange);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot()).toMatchObject({
      status: 'ready',
      itemCount: 3,
      subtotal: 30,
      shippingCost: 5,
      total: 35,
      freeShippingThreshold: 90,
      missingForFreeShipping: 60,
    });
  });

  it('discards what it cannot read, says so once and takes it out of storage', () => {
    const { store, tab } = openStore((prepared) => (prepared.text = '{"version":0}'));
    store.subscribe(() => undefined);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', wasDiscarded: true, items: [] });
    expect(tab.text).toBeNull();
  });

  it('writes nothing only because it read', () => {
    const { store, tab } = openStore((prepared) => (prepared.text = storedCart(product('a'))));
    store.subscribe(() => undefined);
    expect(tab.writes).toBe(0);
  });

  it('adds to the stored cart even before anybody subscribed', () => {
    const { store } = openStore((tab) => (tab.text = storedCart(product('a'))));
    store.change(add(product('b')));
    expect(quantities(store)).toEqual({ a: 1, b: 1 });
  });

  it('reads again when the page comes back from the back/forward cache', () => {
    const { store, tab } = openStore();
    store.subscribe(() => undefined);
    tab.text = storedCart(product('a'));
    tab.fire('pageshow', { persisted: false });
    expect(quantities(store)).toEqual({});
    tab.fire('pageshow', { persisted: true });
    expect(quantities(store)).toEqual({ a: 1 });
  });
});

describe('changing', () => {
  it('saves before it returns and tells every subscriber', () => {
    const { store, tab } = openStore();
    const first = jest.fn();
    const second = jest.fn();
    store.subscribe(first);
    store.subscribe(second)();
    first.mockClear();
    second.mockClear();
    store.change(add(product('a')));
    expect(tab.text).toContain('"id":"a"');
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });

  it('keeps the same snapshot while nothing changes', () => {
    const { store } = openStore();
    store.change(add(product('a')));
    const before = store.getSnapshot();
    store.change((cart) => cart);
    expect(store.getSnapshot()).toBe(before);
  });

  it('stops listening with the last subscriber', () => {
    const { store, tab } = openStore();
    const stop = store.subscribe(() => undefined);
    expect(tab.listeners.size).toBe(2);
    stop();
    expect(tab.listeners.size).toBe(0);
  });
});

describe('without storage', () => {
  it('goes on in memory where storage is blocked, and says so', () => {
    const { store } = openStore((tab) => (tab.isBlocked = true));
    store.subscribe(() => undefined);
    expect(store.getSnapshot()).toMatchObject({ status: 'ready', isSaved: false });
    for (let index = 0; index < 80; index += 1) store.change(add(product('a')));
    store.change((cart) => removeLine(cart, lineKey(product('b'))));
    expect(quantities(store)).toEqual({ a: 80 });
  });

  it('goes on in memory where storage is full, and saves all once there is room', () => {
    const { store, tab } = openStore((prepared) => (prepared.text = storedCart(product('a'))));
    tab.isFull = true;
    store.change(add(product('b')));
    store.change(add(product('b')));
    expect(quantities(store)).toEqual({ a: 1, b: 2 });
    expect(store.getSnapshot().isSaved).toBe(false);
    tab.isFull = false;
    store.change(add(product('c')));
    expect(store.getSnapshot().isSaved).toBe(true);
    expect(quantities(new CartStore(() => tab))).toEqual({});
    const reopened = new CartStore(() => tab);
    reopened.subscribe(() => undefined);
    expect(quantities(reopened)).toEqual({ a: 1, b: 2, c: 1 });
  });
});
