import type { LoaderFunctionArgs } from '@zaino/web/router';
import { routes } from '../routes';
import { fakeSchoolsService } from '../testing/fake-service';

const CODE = 'CRMM8ZZ01L';

afterEach(() => jest.restoreAllMocks());

describe('a visit of a school', () => {
  it.each(['/scuola/:code', '/school/:code'])(
    'by %s asks for its data before the code of the page is there',
    async (path) => {
      const asked = fakeSchoolsService({ school: () => ({ scuole: [] }) });
      const loader = routes.find((route) => route.path === path)?.loader;
      if (typeof loader !== 'function') throw new Error(`no loader of ${path}`);
      const request = new Request(`http://localhost${path.replace(':code', CODE)}`);
      const visit = loader(
        { request, params: { code: CODE } } as unknown as LoaderFunctionArgs,
        {},
      );
      // No code comes before the next turn.
      expect(asked).toHaveBeenCalledTimes(2);
      await visit;
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );
});
