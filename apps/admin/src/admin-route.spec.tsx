import { setAdminToken } from '@zaino/web/session';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { adminRoute } from './admin-route';

const asked = jest.fn(() => 'rows');
const request = new Request('http://localhost/admin/products?cerca=penna');

/** What the route's loader answers while the code of the page's own comes with `load`. */
async function visit(load: () => void) {
  const { loader } = adminRoute({
    path: '/admin/products',
    chunk: 'products-page',
    load: () => Promise.resolve(() => null),
    loadLoader: () => {
      load();
      return Promise.resolve(asked);
    },
    handle: { title: 'Prodotti' },
  });
  if (typeof loader !== 'function') throw new Error('The route has no loader');
  const args = { request, params: {} } as unknown as LoaderFunctionArgs;
  const answer: unknown = await loader(args);
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

describe('adminRoute', () => {
  beforeEach(() => asked.mockClear());
  afterEach(() => setAdminToken(null));

  it('asks for the data of somebody with a token', async () => {
    setAdminToken('token');
    expect(await visit(() => undefined)).toBe('rows');
  });

  it('leads to the sign-in without one, and asks for nothing', async () => {
    const load = jest.fn();
    expect(await visit(load)).toBe('/admin/login?da=%2Fadmin%2Fproducts%3Fcerca%3Dpenna');
    expect(load).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for nothing where the token went while the code was on its way', async () => {
    setAdminToken('token');
    expect(await visit(() => setAdminToken(null))).toMatch(/^\/admin\/login/);
    expect(asked).not.toHaveBeenCalled();
  });
});
