import { addLine, addLines, emptyCart } from '@zaino/rules/cart';
import { putChild } from '@zaino/rules/cart-children';
import { add, product, quantities } from './cart-fake-browser';
import { FakeCartServer, FakeDevice, onServer, reloaded, signedIn } from './cart-fake-server';

let server: FakeCartServer;
beforeEach(() => (server = new FakeCartServer()));

const child = {
  id: 'marco',
  nickname: 'Marco',
  schoolCode: 'CRMM00000X',
  schoolName: 'Scuola media',
  classe: '2',
  sezione: 'B',
  tetto: 119,
};

describe('a guest who signs in', () => {
  it('brings the cart along, on top of what is on the server', async () => {
    server.carts.set('ada', { version: 3, cart: addLines(emptyCart, [product('a', 2)]) });
    const device = new FakeDevice(server);
    const { store, sync } = device.openTab();
    store.change(add(product('a')));
    store.change(add(product('b')));
    await sync();
    expect(server.calls).toEqual([]);
    device.who = 'ada';
    await sync();
    expect(onServer(server)).toEqual({ a: 3, b: 1 });
    expect(quantities(store)).toEqual({ a: 3, b: 1 });
  });

  it('brings it once, however often the page is loaded and one signs in and out', async () => {
    let page = signedIn(server);
    page.store.change(add(product('a', 2)));
    for (let times = 0; times < 3; times += 1) {
      await page.sync();
      page = reloaded(page);
      await page.sync();
      page.device.who = null;
      page.rounds.leave();
      expect(quantities(page.store)).toEqual({});
      page = reloaded(page);
      page.device.who = 'ada';
    }
    await page.sync();
    expect(onServer(server)).toEqual({ a: 2 });
    expect(quantities(page.store)).toEqual({ a: 2 });
  });

  it('brings each cart that came together while signed out', async () => {
    const { device, store, rounds, sync } = signedIn(server);
    for (const id of ['a', 'a', 'b']) {
      device.who = null;
      rounds.leave();
      store.change(add(product(id)));
      device.who = 'ada';
      await sync();
    }
    expect(onServer(server)).toEqual({ a: 2, b: 1 });
  });

  it('brings the children and whom pieces are for', async () => {
    const { store, sync } = signedIn(server);
    store.change((cart) =>
      addLine(putChild(cart, child), {
        ...product('a', 2),
        children: [{ childId: 'marco', quantity: 1 }],
      }),
    );
    await sync();
    expect(server.cartOf('ada')).toMatchObject({
      children: [child],
      items: [{ quantity: 2, children: [{ childId: 'marco', quantity: 1 }] }],
    });
  });

  it('finds the cart empty that was emptied elsewhere, and not what was in it before', async () => {
    const [phone, desk] = [signedIn(server), signedIn(server)];
    phone.store.change(add(product('a')));
    await phone.sync();
    await desk.sync();
    desk.store.change(() => emptyCart);
    await desk.sync();
    await phone.sync();
    expect(quantities(phone.store)).toEqual({});
  });
});

describe('another person on the same device', () => {
  it('gets nothing of the first one, nor the first one of theirs', async () => {
    const { device, store, rounds, sync } = signedIn(server);
    store.change(add(product('a')));
    await sync();
    device.who = null;
    rounds.leave();
    device.who = 'bruno';
    await sync();
    expect(quantities(store)).toEqual({});
    store.change(add(product('b')));
    await sync();
    expect([onServer(server, 'ada'), onServer(server, 'bruno')]).toEqual([{ a: 1 }, { b: 1 }]);
  });

  it('takes along what came in after the first one’s session was over, and no more', async () => {
    const { device, store, sync } = signedIn(server);
    store.change(add(product('a')));
    await sync();
    // Nobody signed out: the session ended, and the cart stays to be seen.
    device.who = null;
    store.change(add(product('b')));
    expect(quantities(store)).toEqual({ a: 1, b: 1 });
    device.who = 'bruno';
    await sync();
    expect([onServer(server, 'ada'), onServer(server, 'bruno')]).toEqual([{ a: 1 }, { b: 1 }]);
    expect(quantities(store)).toEqual({ b: 1 });
  });

  it('does not get what was on its way for the first one', async () => {
    const page = signedIn(server);
    page.store.change(add(product('a')));
    server.isAway = true;
    await expect(page.sync()).rejects.toThrow();
    server.isAway = false;
    page.device.who = 'bruno';
    await page.sync();
    expect([onServer(server, 'ada'), onServer(server, 'bruno')]).toEqual([{}, {}]);
    page.device.who = 'ada';
    await page.sync();
    expect(onServer(server, 'ada')).toEqual({ a: 1 });
  });

  it('who signs in while an answer is on its way gets nothing of it', async () => {
    server.carts.set('ada', { version: 1, cart: addLines(emptyCart, [product('a')]) });
    const { device, store, sync } = signedIn(server);
    server.meanwhile = () => {
      server.meanwhile = () => Promise.resolve();
      device.who = 'bruno';
      return Promise.resolve();
    };
    await sync();
    await sync();
    expect(quantities(store)).toEqual({});
    expect(onServer(server, 'bruno')).toEqual({});
  });

  it('whose cookie a tab has without knowing it is not sent the first one’s books', async () => {
    const device = new FakeDevice(server);
    const { store, rounds } = device.openTab();
    device.who = 'ada';
    store.change(add(product('a')));
    device.cookie = 'bruno';
    await expect(rounds.run({ pulls: true })).rejects.toThrow('another-customer');
    expect(onServer(server, 'bruno')).toEqual({});
  });
});
