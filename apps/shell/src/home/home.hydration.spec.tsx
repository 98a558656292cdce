import { screen } from '@testing-library/react';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { catalogueEndpoints } from '@zaino/contracts/catalogue';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { Layout } from '../layout/layout';
import { NotFound, notFoundHandle } from '../not-found/not-found';
import { homeRoute } from './home-route';

const routes = [
  {
    Component: Layout,
    children: [homeRoute, { path: '*', Component: NotFound, handle: notFoundHandle }],
  },
];

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
});
