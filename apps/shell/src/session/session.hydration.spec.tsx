import { screen, within } from '@testing-library/react';
import { authEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { beginSession, closeSession, type ServedSession } from '@zaino/web/session';
import { act } from 'react';
import { shellRoutes } from '../routes';
import { makeSession } from '../testing/account-factories';
import { answer, fakeNetwork } from '@zaino/web/fake-network';

const ada = makeSession();
const releases = {
  shell: { version: 'v', base: '/releases/shell/v/', integrity: {} },
  remotes: [],
};

/** The shell's pages as the server has them for somebody, and as the browser has them. */
const onServer = (served: ServedSession) =>
  shellRoutes(releases, { loadSession: () => Promise.resolve(served) });
const inBrowser = shellRoutes(releases);

const header = () => within(screen.getByRole('banner'));

beforeAll(installFakeDialog);
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => closeSession());
  document.body.replaceChildren();
});

describe('the header', () => {
  it.each<[string, ServedSession, string, string]>([
    ['somebody', ada, 'I miei ordini', 'Accedi'],
    ['a guest', null, 'Accedi', 'I miei ordini'],
    ['nobody knows whom', 'unknown', 'Accedi', 'I miei ordini'],
  ])('is right at the first paint, and stays so: %s', async (...[, served, link, none]) => {
    const asked = fakeNetwork();
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    const page = await servePage(onServer(served), '/');
    asked.mockClear();
    expect(page.html).toContain(`>${link}</a>`);
    expect(page.html).not.toContain(`>${none}</a>`);
    const { loaderData } = JSON.parse(page.data) as { loaderData: { layout: ServedSession } };
    act(() => beginSession(loaderData.layout));
    expect(await hydratePage(inBrowser, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(header().getByRole('link', { name: link })).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(served === 'unknown' ? 1 : 0);
  });
});

describe('the pages by which one comes in', () => {
  it.each([
    ['/auth/login?da=%2Fcart', 'Accedi'],
    ['/auth/register', 'Registrati'],
    ['/auth/register?da=%2Fcart', 'Registrati'],
  ])('come to life as the server drew them: %s', async (address, button) => {
    const asked = fakeNetwork(
      answer(authEndpoints.provider, () => ({
        kind: 'password' as const,
        startPath: null,
        name: null,
      })),
    );
    const page = await servePage(onServer(null), address);
    expect(page.status).toBe(200);
    // Until there is a script that sends it, the form has no button that would leave the page; the search in the header has.
    expect(page.html.match(/type="submit"/g)).toHaveLength(1);
    asked.mockClear();
    const complaints = jest.spyOn(console, 'error').mockImplementation();
    act(() => beginSession(null));
    expect(await hydratePage(inBrowser, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(within(screen.getByRole('main')).getByRole('button', { name: button })).toHaveAttribute(
      'type',
      'submit',
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('answer 503 where nobody can come in', async () => {
    fakeNetwork();
    const page = await servePage(onServer(null), '/auth/login');
    expect(page.status).toBe(503);
    expect(page.html).toContain('Accesso momentaneamente non disponibile');
  });

  it('lead on who is signed in', async () => {
    fakeNetwork();
    act(() => beginSession(ada));
    const { address } = await servePage(onServer(ada), '/auth/login?da=%2Fnessuna');
    expect(address).toBe('/nessuna');
  });
});
