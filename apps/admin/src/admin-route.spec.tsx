import { screen } from '@testing-library/react';
import { sentences, sharedErrorCodes } from '@zaino/contracts/shared';
import { ApiError } from '@zaino/web/api-client';
import { setAdminToken } from '@zaino/web/session';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { adminRoute } from './admin-route';
import { grantAccess } from './login/access';
import { ADMIN, newToken, openAdminArea } from './testing/open-admin-area';

const asked = jest.fn(() => 'rows');
const request = new Request('http://localhost/admin/products?cerca=penna');

/** What the route's loader answers while the code of the page's own comes with `load`. */
async function visit(load: () => void) {
  const { loader } = adminRoute({
    path: '/admin/products',
    staff: 'catalogue',
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

  it('asks for nothing of another area, and tells so in the place of the page', async () => {
    grantAccess(newToken(), { ...ADMIN, areas: ['orders', 'blog'] });
    const load = jest.fn();
    expect(await visit(load)).not.toBe('rows');
    expect(load).not.toHaveBeenCalled();
    openAdminArea('/admin/products');
    const heading = { name: 'Questa pagina è per altri incarichi' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByText(new RegExp(sentences.areaNeeded))).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin');
  });

  it('asks for what is of an own area', async () => {
    grantAccess(newToken(), { ...ADMIN, areas: ['catalogue'] });
    expect(await visit(() => undefined)).toBe('rows');
  });

  it('believes the service where it refuses for the area', async () => {
    setAdminToken(newToken());
    asked.mockImplementationOnce(() => {
      const code = sharedErrorCodes.areaNeeded;
      throw new ApiError({ kind: 'forbidden', code, status: 403, message: 'No' });
    });
    expect(await visit(() => undefined)).not.toBe('rows');
  });
});
