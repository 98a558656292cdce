import { addLine, addLines, emptyCart } from '@zaino/rules/cart';
import { putChild } from '@zaino/rules/cart-children';
import { book, child } from '@zaino/rules/cart-samples';
import { add, product, quantities } from './cart-fake-browser';
import { FakeCartServer, FakeDevice, onServer, reloaded } from './cart-fake-server';
import { keptOnce, mergedIn, withoutMergeNews } from './cart-sync-state';
import { stillDoubled } from './merged-cart';

let server: FakeCartServer;
beforeEach(() => (server = new FakeCartServer()));

/** A guest with these lines, and what the account holds already. */
function guest(lines: ReturnType<typeof product>[], account = emptyCart) {
  server.carts.set('ada', { version: 3, cart: account });
  const device = new FakeDevice(server);
  const page = { device, ...device.openTab() };
  for (const line of lines) page.store.change(add(line));
  return page;
}

type Page = ReturnType<typeof guest>;
const news = ({ store }: Page) => mergedIn(store.readKept());
const signIn = async (page: Page) => {
  page.device.who = 'ada';
  await page.sync();
};

describe('what a sign-in makes of two carts', () => {
  it('is nothing to speak of where one of them was empty', async () => {
    const page = guest([product('a')]);
    await signIn(page);
    expect(news(page)).toBeNull();
    const other = guest([], addLines(emptyCart, [product('a')]));
    await signIn(other);
    expect(news(other)).toBeNull();
  });

  it('tells what was in the account, and what is there twice now', async () => {
    const page = guest(
      [product('a'), product('b', 3)],
      addLines(emptyCart, [product('a'), product('b'), product('c')]),
    );
    await signIn(page);
    expect(quantities(page.store)).toEqual({ a: 2, b: 4, c: 1 });
    expect(news(page)).toMatchObject({
      before: 3,
      doubled: [
        { id: 'a', quantity: 1 },
        { id: 'b', quantity: 1 },
      ],
    });
  });

  it('is told until somebody has read it, also after the page is loaded anew', async () => {
    const page = guest([product('a')], addLines(emptyCart, [product('a')]));
    await signIn(page);
    const again = reloaded(page);
    await again.sync();
    expect(news({ ...page, ...again })?.doubled).toHaveLength(1);
    again.store.changeKept(withoutMergeNews, 'read:');
    expect(news({ ...page, ...again })).toBeNull();
  });

  it('is one copy of each where that is wished, here and on the server', async () => {
    const page = guest(
      [product('a'), product('b', 3)],
      addLines(emptyCart, [product('a'), product('b'), product('c')]),
    );
    await signIn(page);
    page.store.changeKept(keptOnce, 'once:');
    await page.sync();
    expect(quantities(page.store)).toEqual({ a: 1, b: 3, c: 1 });
    expect(onServer(server)).toEqual({ a: 1, b: 3, c: 1 });
    expect(news(page)).toBeNull();
  });

  it('takes nothing of what somebody has taken out meanwhile', async () => {
    const page = guest([product('a')], addLines(emptyCart, [product('a')]));
    await signIn(page);
    page.store.change(() => addLines(emptyCart, [product('a')]));
    expect(stillDoubled(page.store.getSnapshot(), news(page) ?? { doubled: [] })).toEqual([]);
    page.store.changeKept(keptOnce, 'once:');
    expect(quantities(page.store)).toEqual({ a: 1 });
  });

  it('comes again with the next sign-in, and not with the next page', async () => {
    const page = guest([product('a')], addLines(emptyCart, [product('a')]));
    await signIn(page);
    page.store.changeKept(keptOnce, 'once:');
    await page.sync();
    page.device.who = null;
    page.rounds.leave();
    page.store.change(add(product('a')));
    await signIn(page);
    expect(news(page)).toMatchObject({ before: 1, doubled: [{ quantity: 1 }] });
  });

  it('leaves a copy to each child, and knows a child again by its name', async () => {
    const line = (childId: string) => ({ ...book('1'), children: [{ childId, quantity: 1 }] });
    const family = putChild(putChild(emptyCart, child('ada')), child('bruno'));
    const page = guest([], addLine(family, line('ada')));
    const own = child('guest-1', { nickname: 'ADA' });
    page.store.change((cart) => addLine(putChild(cart, own), line('guest-1')));
    await signIn(page);
    expect(news(page)?.doubled).toMatchObject([{ children: [{ childId: 'ada', quantity: 1 }] }]);

    const sibling = guest([], addLine(family, line('ada')));
    sibling.store.change((cart) => addLine(putChild(cart, child('bruno')), line('bruno')));
    await signIn(sibling);
    expect(news(sibling)).toMatchObject({ before: 1, doubled: [] });
  });
});
