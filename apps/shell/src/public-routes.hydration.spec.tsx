import { screen } from '@testing-library/react';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { beginSession } from '@zaino/web/session';
import { forgetSession } from './testing/open-account-page';
import { publicAddresses, publicPages } from './testing/public-pages';

describe('a legal text or a page of help in the browser', () => {
  afterEach(() => {
    forgetSession();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([...publicAddresses, ['/terms-of-service/2020-01-01', 'nessuna']])(
    'goes on from what the server drew at %s',
    async (address) => {
      const complaints = jest.spyOn(console, 'error').mockImplementation();
      beginSession(null);
      const page = await servePage(publicPages, address);
      expect(await hydratePage(publicPages, page)).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
