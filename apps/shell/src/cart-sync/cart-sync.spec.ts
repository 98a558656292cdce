import type { CartLine } from '@zaino/rules/cart-line';
import { addLines, clear, getCart } from '@zaino/web/cart';
import { beginSession, closeSession, loseSession, openSession } from '@zaino/web/session';
import { makeSession } from '../testing/account-factories';
import { followCart } from './follow-cart';

const ada = makeSession();
const pens: CartLine = {
  type: 'product',
  id: 'penne',
  nome: 'Penne',
  prezzo: 3.57,
  categoria: 'Penne',
  immagini: [],
  quantity: 2,
};

interface Sent {
  lines: { line: CartLine; deltas: { pieces: number }[] }[];
}

/** The service: what was sent to it, and how it answers. */
const service = {
  pieces: 0,
  version: 0,
  asked: [] as string[],
  refusal: null as null | { status: number; code: string },
};

function answer(_url: unknown, init?: RequestInit): Promise<Response> {
  const { method = 'GET', body } = init ?? {};
  service.asked.push(method);
  if (service.refusal) {
    const { status, code } = service.refusal;
    return Promise.resolve(Response.json({ code, detail: code }, { status }));
  }
  if (method === 'POST') {
    const { lines } = JSON.parse(body as string) as Sent;
    service.pieces += lines[0]?.deltas[0]?.pieces ?? 0;
    service.version += 1;
  }
  return Promise.resolve(
    Response.json({
      customerId: ada.user.uid,
      version: service.version,
      shippingMethod: 'standard',
      shippingAddress: null,
      children: [],
      items: service.pieces > 0 ? [{ ...pens, quantity: service.pieces }] : [],
    }),
  );
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeAll(() => {
  jest.useFakeTimers();
  beginSession(null);
  followCart();
});
beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  Object.assign(service, { pieces: 0, version: 0, asked: [], refusal: null });
  closeSession();
  await pass(1_000);
  clear();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  service.asked = [];
});
afterEach(() => jest.restoreAllMocks());

describe('the cart in step', () => {
  it('asks nothing for a guest', async () => {
    addLines([pens]);
    await pass(60_000);
    expect(service.asked).toEqual([]);
  });

  it('takes the guest’s cart to the server at the sign-in, and sends what comes after', async () => {
    addLines([pens]);
    openSession(ada);
    await pass(1_000);
    expect(service.pieces).toBe(2);
    addLines([pens]);
    addLines([pens]);
    await pass(1_000);
    expect(service.pieces).toBe(6);
    expect(service.asked.filter((method) => method === 'POST')).toHaveLength(2);
  });

  it('shows what another device did once somebody looks again', async () => {
    openSession(ada);
    await pass(1_000);
    Object.assign(service, { pieces: 5, version: 7 });
    window.dispatchEvent(new Event('focus'));
    await pass(100);
    expect(getCart().itemCount).toBe(5);
  });

  it('looks by itself while the cart is in view, and only then', async () => {
    openSession(ada);
    await pass(1_000);
    service.asked = [];
    await pass(60_000);
    expect(service.asked).toEqual([]);
    history.replaceState(null, '', '/cart');
    await pass(60_000);
    expect(service.asked).toEqual(['GET', 'GET', 'GET']);
    history.replaceState(null, '', '/');
  });

  it('is emptied when somebody signs out, and there again for the next sign-in', async () => {
    addLines([pens]);
    openSession(ada);
    await pass(1_000);
    closeSession();
    await pass(100);
    expect(getCart().items).toEqual([]);
    expect(service.pieces).toBe(2);
    openSession(ada);
    await pass(1_000);
    expect(getCart().itemCount).toBe(2);
    expect(service.pieces).toBe(2);
  });

  it('stays to be seen where a session has ended by itself', async () => {
    addLines([pens]);
    openSession(ada);
    await pass(1_000);
    loseSession({ isAdmin: false });
    await pass(1_000);
    expect(getCart().itemCount).toBe(2);
  });

  it('tries again, later each time, while the service is away', async () => {
    openSession(ada);
    await pass(1_000);
    service.refusal = { status: 503, code: 'unavailable' };
    service.asked = [];
    addLines([pens]);
    await pass(300);
    expect(service.asked).toHaveLength(1);
    await pass(5_000);
    expect(service.asked).toHaveLength(2);
    await pass(9_000);
    expect(service.asked).toHaveLength(2);
    await pass(1_000);
    expect(service.asked).toHaveLength(3);
    expect(getCart().itemCount).toBe(2);
    service.refusal = null;
    await pass(20_000);
    expect(service.pieces).toBe(2);
  });

  // The last one: from then on this page asks no more.
  it('asks no more where the service refuses a change, and loses nothing', async () => {
    openSession(ada);
    await pass(1_000);
    const told = jest.fn();
    window.addEventListener('zaino:error', told, { once: true });
    service.refusal = { status: 409, code: 'cart-full' };
    addLines([pens]);
    await pass(1_000);
    service.asked = [];
    addLines([pens]);
    await pass(120_000);
    expect(service.asked).toEqual([]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(getCart().itemCount).toBe(4);
  });
});
