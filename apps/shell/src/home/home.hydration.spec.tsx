import { screen } from '@testing-library/react';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { Layout } from '../layout/layout';
import { NotFound, notFoundHandle } from '../not-found/not-found';
import { Home } from './home';
import { homeHandle } from './home-meta';

const routes = [
  {
    Component: Layout,
    children: [
      { index: true, Component: Home, handle: homeHandle },
      { path: '*', Component: NotFound, handle: notFoundHandle },
    ],
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
    expect(await hydratePage(routes, await servePage(routes, address))).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});
