/** @jest-environment node */
import { orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { servePage } from '@zaino/web/served-page';
import { routes } from '../routes';
import { idOf, makeDelivered, makeLine, makeOrder } from '../testing/order-factories';

const tracking = '/tracking/abcdefghijklmnopqrstuvwx';
/** A page of the shell. */
const signIn = { path: '/auth/login', element: <h1>Accedi</h1> };
const handleOf = (wanted: string) =>
  routes.find(({ path }) => path === wanted)?.handle as RouteHandle;

afterEach(() => jest.restoreAllMocks());

describe('pages of orders on the server', () => {
  it.each([
    '/orders',
    '/orders/sezione?ordine=1',
    `/orders/${idOf(1)}`,
    `/orders/${idOf(1)}?pagamento=ok`,
  ])('%s leads a guest to the sign-in, and back from there', async (path) => {
    const asked = fakeNetwork();
    const { address } = await servePage([...routes, signIn], path);
    expect(address).toBe(`/auth/login?da=${encodeURIComponent(path)}`);
    expect(asked).not.toHaveBeenCalled();
  });

  it('draw the tracking page complete, for guests, without anything personal', async () => {
    const order = makeOrder({ lines: [makeLine(), makeDelivered()] });
    fakeNetwork(answer(orderEndpoints.tracking, () => order));
    const { status, html, data } = await servePage(routes, tracking);
    expect(status).toBe(200);
    expect(html).toContain('Consegnato sabato 5 settembre');
    for (const personal of ['Bianchi', 'posta.example', 'Tigli', 'CRMM00000X']) {
      expect(html + data).not.toContain(personal);
    }
    // The content security policy forbids it.
    expect(html).not.toContain('style=');
  });

  it.each([
    [404, 'not-found', 'Ordine non trovato'],
    [503, 'unavailable', 'Servizio momentaneamente non disponibile'],
  ])('answer %d where the service does', async (status, code, words) => {
    fakeNetwork(answer(orderEndpoints.tracking, () => refusal(status, code)));
    const page = await servePage(routes, tracking);
    expect(page.status).toBe(status);
    expect(page.html).toContain(words);
  });

  it('keep the tracking page out of search engines, and its address to itself', () => {
    expect(handleOf('/tracking/:token').meta).toEqual({ noindex: true, isAddressSecret: true });
  });

  it('are called by the order’s number, where there is one', () => {
    const titleOf = (path: string, loaded: unknown) => {
      const { title } = handleOf(path);
      return typeof title === 'function' ? title(loaded) : title;
    };
    const order = makeOrder();
    expect(titleOf('/orders', null)).toBe('I miei ordini');
    expect(titleOf('/orders/:id', { order })).toBe('Ordine ZN-7K3M-9QXD');
    expect(titleOf('/orders/:id', null)).toBe('Ordine');
    expect(titleOf('/tracking/:token', { order })).toBe('A che punto è l’ordine ZN-7K3M-9QXD');
    expect(titleOf('/tracking/:token', { order: null })).toBe('A che punto è l’ordine');
    for (const path of ['/orders', '/orders/:id']) {
      expect(handleOf(path)).toMatchObject({ isProtected: true, meta: { noindex: true } });
    }
  });
});
