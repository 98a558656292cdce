import { screen } from '@testing-library/react';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { beginSession, closeSession, SESSION_ROUTE } from '@zaino/web/session';
import { undeclaredParams } from '@zaino/web/undeclared-params';
import { Layout } from '../layout/layout';
import { NotFound, notFoundHandle } from '../not-found/not-found';
import { act } from 'react';
import { homeRoute } from './home-route';

const routes = [
  {
    Component: Layout,
    children: [homeRoute(), { path: '*', Component: NotFound, handle: notFoundHandle }],
  },
];

/** With the links that lead back here from the sign-in. */
const forGuests = routes.map((route) => ({
  ...route,
  id: SESSION_ROUTE,
  loader: () => null,
  HydrateFallback: () => null,
}));

describe('a page of the shell in the browser', () => {
  beforeAll(installFakeDialog);
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(['/', '/nessuna'])('goes on from what the server drew at %s', async (address) => {
    jest.spyOn(window, 'scrollTo').mockImplementation();
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const asked = fakeNetwork(
      answer(catalogueEndpoints.categories, () => ({ categories: ['penne', 'zaini'] })),
    );
    const page = await servePage(routes, address);
    asked.mockClear();
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(asked).not.toHaveBeenCalled();
    expect(complaints.mock.calls).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it.each(['/', '/nessuna'])(
    'goes on at %s from what the server drew without parameters that it does not read',
    async (path) => {
      jest.spyOn(window, 'scrollTo').mockImplementation();
      const complaints = jest.spyOn(console, 'error').mockImplementation();
      fakeNetwork(answer(catalogueEndpoints.categories, () => ({ categories: ['penne'] })));
      beginSession(null);
      const page = await servePage(forGuests, path);
      const opened = { ...page, address: `${path}?x=1&utm_campaign=settembre` };
      expect(await hydratePage(forGuests, opened)).toEqual([]);
      const words = complaints.mock.calls.map(([said]) => String(said));
      // The session is followed from now on, which is nothing to complain of here.
      expect(words.filter((said) => !said.includes('not wrapped in act'))).toEqual([]);
      const [signIn] = screen.getAllByRole('link', { name: 'Accedi', hidden: true });
      expect(signIn).not.toHaveAttribute('href', expect.stringContaining('utm_campaign'));
      act(() => closeSession());
    },
  );

  it('say which parameters they read', async () => {
    fakeNetwork(answer(catalogueEndpoints.categories, () => ({ categories: [] })));
    expect(await undeclaredParams(routes, ['/?x=1', '/nessuna?x=1'])).toEqual([]);
  });
});
