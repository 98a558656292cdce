import {
  addLine,
  addLines,
  type Cart,
  removeLine,
  setQuantity,
  setShippingMethod,
} from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import { add, product, quantities } from './cart-fake-browser';
import { FakeCartServer, FakeDevice, onServer, signedIn } from './cart-fake-server';

let server: FakeCartServer;
beforeEach(() => (server = new FakeCartServer()));

const remove = (id: string) => (cart: Cart) => removeLine(cart, lineKey(product(id)));
const idOf = (line: Cart['items'][number]) => (line.type === 'product' ? line.id : '');

describe('two devices', () => {
  it('show what the other one did', async () => {
    const [phone, desk] = [signedIn(server), signedIn(server)];
    phone.store.change(add(product('a', 3)));
    await phone.sync();
    await desk.sync();
    desk.store.change((cart) => setQuantity(cart, lineKey(product('a')), 1));
    desk.store.change((cart) => setShippingMethod(cart, 'pickup'));
    await desk.sync();
    await phone.sync();
    expect(quantities(phone.store)).toEqual({ a: 1 });
    expect(phone.store.getSnapshot().shippingMethod).toBe('pickup');
  });

  it('keep both what they added, and lose once what they both took out', async () => {
    const [phone, desk] = [signedIn(server), signedIn(server)];
    phone.store.change(add(product('a')));
    await phone.sync();
    await desk.sync();
    for (const { store } of [phone, desk]) {
      store.change(remove('a'));
      store.change(add(product('b')));
    }
    await phone.sync();
    await desk.sync();
    await phone.sync();
    expect(onServer(server)).toEqual({ b: 2 });
    expect(quantities(phone.store)).toEqual({ b: 2 });
  });

  it('do not move lines on the screen: what was there keeps its place', async () => {
    const [phone, desk] = [signedIn(server), signedIn(server)];
    phone.store.change((cart) => addLines(cart, [product('a'), product('b'), product('c')]));
    await phone.sync();
    await desk.sync();
    desk.store.change(add(product('d')));
    await desk.sync();
    phone.store.change(remove('a'));
    phone.store.change((cart) => addLine(cart, product('a'), 1));
    await phone.sync();
    expect(phone.store.getSnapshot().items.map(idOf)).toEqual(['b', 'a', 'c', 'd']);
  });
});

describe('two tabs', () => {
  it('send what each of them added, once', async () => {
    const device = new FakeDevice(server);
    device.who = 'ada';
    const [one, two] = [device.openTab(), device.openTab()];
    one.store.change(add(product('a')));
    two.store.change(add(product('b')));
    await Promise.all([one.sync(), two.sync()]);
    await Promise.all([two.sync(), one.sync()]);
    expect(onServer(server)).toEqual({ a: 1, b: 1 });
    expect(quantities(one.store)).toEqual({ a: 1, b: 1 });
    expect(quantities(two.store)).toEqual({ a: 1, b: 1 });
  });

  it('send it once where a change of one overwrote what the other noted of the server', async () => {
    const device = new FakeDevice(server);
    device.who = 'ada';
    const [one, two] = [device.openTab(), device.openTab()];
    one.store.change(add(product('a')));
    device.browser.deliver();
    server.meanwhile = () => {
      server.meanwhile = () => Promise.resolve();
      // Writes over what the first tab has just noted, which it has not been told yet.
      two.store.change(add(product('b')));
      device.browser.deliver();
      return Promise.resolve();
    };
    await one.rounds.run({ pulls: true });
    device.browser.deliver();
    await one.sync();
    await two.sync();
    expect(onServer(server)).toEqual({ a: 1, b: 1 });
  });
});
