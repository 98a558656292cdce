/** @jest-environment node */
import { authEndpoints } from '@zaino/contracts/identity';
import { makeSession } from '../testing/account-factories';
import { answer, fakeNetwork, refusal } from '../testing/fake-network';
import { PagesOnServer } from './pages-on-server';

const ada = makeSession();
const me = answer(authEndpoints.me, () => ({ ...ada, tenant: null }));
const provider = answer(authEndpoints.provider, () => ({
  kind: 'password' as const,
  startPath: null,
  name: null,
}));

const pages = new PagesOnServer(
  { shell: { version: 'v', base: '/releases/shell/v/', integrity: {} }, remotes: [] },
  {},
);

function render(path: string, cookie = 'zaino_session=abc') {
  const url = `https://shop.example${path}`;
  const headers = { ...(cookie !== '' && { cookie }) };
  return pages.render({ url, headers, timeLimitMs: 5000 }, { onDraw: () => undefined });
}

const layoutOf = ({ data }: { data: string }) =>
  (JSON.parse(data) as { loaderData: { layout: unknown } }).loaderData.layout;

describe('the shell’s pages on the server', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are for nobody without a session’s cookie: the same for everybody', async () => {
    const asked = fakeNetwork(me);
    const page = await render('/', '');
    expect(layoutOf(page)).toBeNull();
    expect(page.html).toContain('Registrati');
    expect(asked).not.toHaveBeenCalled();
  });

  it('say who they are for, and bring it along', async () => {
    fakeNetwork(me);
    const page = await render('/');
    expect(layoutOf(page)).toEqual(ada);
    expect(page.html).toContain(ada.user.email);
    expect(page.html).not.toContain('Registrati');
  });

  it('go on for everybody where nobody can say who they are for', async () => {
    fakeNetwork(answer(authEndpoints.me, () => refusal(503, 'unavailable')));
    const page = await render('/');
    expect(page.status).toBe(200);
    expect(page.failures).toEqual([]);
    expect(layoutOf(page)).toBe('unknown');
  });

  it('name the chunk that they are in, known by the address alone', async () => {
    fakeNetwork(provider);
    expect((await render('/', '')).chunks).toEqual([]);
    const { chunks, head, status } = await render('/auth/login', '');
    expect(status).toBe(200);
    expect(chunks).toEqual([{ app: 'shell', chunk: 'login-page' }]);
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(pages.patterns).toContainEqual({
      app: 'shell',
      path: '/auth/login',
      chunk: 'login-page',
    });
  });

  it.each(['/profile?scheda=2', '/dashboard'])(
    'send a guest from %s to the sign-in',
    async (path) => {
      fakeNetwork(answer(authEndpoints.me, () => null));
      const wayBack = `/auth/login?${new URLSearchParams({ da: path }).toString()}`;
      for (const cookie of ['', 'zaino_session=over']) {
        expect(await render(path, cookie)).toMatchObject({ status: 302, location: wayBack });
      }
    },
  );

  it('say that nobody can tell who is signed in, and send nobody round', async () => {
    fakeNetwork();
    const page = await render('/profile');
    expect(page.status).toBe(503);
    expect(page.location).toBeUndefined();
    expect(page.html).toContain('Verifica accesso...');
    expect(page.html).toContain('Servizio momentaneamente non disponibile');
    expect(page.html).toContain('Riprova');
  });

  it('lead on from the sign-in who is signed in, to a page of the shop alone', async () => {
    fakeNetwork(me, provider);
    expect(await render('/auth/login?da=%2Fcart%3Fa%3D1')).toMatchObject({
      status: 302,
      location: '/cart?a=1',
    });
    expect(await render('/auth/register?da=%2F%2Fevil.example')).toMatchObject({
      status: 302,
      location: '/',
    });
  });
});
