import type { LoaderFunctionArgs } from '@zaino/web/router';
import { routes } from '../routes';
import { calls, fakeCatalogue } from '../testing/fake-catalogue';

afterEach(() => jest.restoreAllMocks());

describe('a visit of the list', () => {
  it('asks for its data before the code of the page is there', async () => {
    const asked = fakeCatalogue(calls);
    const loader = routes.find(({ path }) => path === '/products')?.loader;
    if (typeof loader !== 'function') throw new Error('no loader of the list');
    const request = new Request('http://localhost/products');
    const visit = loader({ request, params: {} } as unknown as LoaderFunctionArgs, {});
    // No code comes before the next turn.
    expect(asked).toHaveBeenCalledTimes(2);
    await visit;
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
