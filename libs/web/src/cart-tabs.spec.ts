import { addLine, emptyCart, setQuantity } from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import fc from 'fast-check';
import { add, FakeBrowser, type FakeTab, product, quantities } from './cart-fake-browser';
import { CART_KEY, serializeCart } from './cart-storage';
import { CartStore } from './cart-store';

function openTabs(count: number) {
  const browser = new FakeBrowser();
  const stores = Array.from({ length: count }, () => {
    const tab = browser.open();
    const store = new CartStore(() => tab);
    store.subscribe(() => undefined);
    return store;
  });
  return { browser, stores };
}

describe('several tabs', () => {
  it('show each other what they change', () => {
    const { browser, stores } = openTabs(2);
    const [one, two] = stores as [CartStore, CartStore];
    one.change(add(product('a', 2)));
    browser.deliver();
    two.change((cart) => setQuantity(cart, lineKey(product('a')), 5));
    browser.deliver();
    expect(quantities(one)).toEqual({ a: 5 });
  });

  it('lose no line when both add at the same moment', () => {
    const { browser, stores } = openTabs(2);
    const [one, two] = stores as [CartStore, CartStore];
    one.change(add(product('a')));
    two.change(add(product('b')));
    browser.deliver();
    expect(quantities(one)).toEqual({ a: 1, b: 1 });
    expect(quantities(two)).toEqual({ a: 1, b: 1 });
  });

  it('take turns by Web Locks where the browser has them', async () => {
    const { browser, stores } = openTabs(2);
    const request = jest.fn((_name: string, work: () => void) => Promise.resolve().then(work));
    for (const tab of browser.tabs) tab.navigator = { locks: { request } };
    const [one, two] = stores as [CartStore, CartStore];
    one.change(add(product('a')));
    two.change(add(product('b')));
    browser.deliver();
    await Promise.resolve();
    await Promise.resolve();
    browser.deliver();
    await Promise.resolve();
    await Promise.resolve();
    expect(request).toHaveBeenCalledWith(CART_KEY, expect.any(Function));
    expect(quantities(one)).toEqual({ a: 1, b: 1 });
    expect(quantities(two)).toEqual({ a: 1, b: 1 });
  });

  it('empty together when storage is cleared', () => {
    const { browser, stores } = openTabs(2);
    const [one, two] = stores as [CartStore, CartStore];
    one.change(add(product('a')));
    browser.deliver();
    for (const tab of browser.tabs) tab.text = null;
    for (const tab of browser.tabs) tab.fire('storage', { key: null });
    expect(quantities(one)).toEqual({});
    two.change(add(product('b')));
    browser.deliver();
    expect(quantities(one)).toEqual({ b: 1 });
  });

  it('ignore what other keys hold', () => {
    const { browser, stores } = openTabs(1);
    const [tab] = browser.tabs as [FakeTab];
    tab.text = serializeCart({ cart: addLine(emptyCart, product('a')), applied: [] });
    tab.fire('storage', { key: 'other' });
    expect(quantities(stores[0] as CartStore)).toEqual({});
  });

  it('agree on every piece added, in whatever order the browser tells them', () => {
    const steps = fc.array(
      fc.record({
        tab: fc.integer({ min: 0, max: 2 }),
        id: fc.constantFrom('a', 'b', 'c'),
        delivers: fc.boolean(),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(steps, (made) => {
        const { browser, stores } = openTabs(3);
        const expected: Record<string, number> = {};
        for (const { tab, id, delivers } of made) {
          stores[tab]?.change(add(product(id)));
          expected[id] = (expected[id] ?? 0) + 1;
          if (delivers) browser.deliver();
        }
        browser.deliver();
        for (const store of stores) expect(quantities(store)).toEqual(expected);
      }),
    );
  });
});
