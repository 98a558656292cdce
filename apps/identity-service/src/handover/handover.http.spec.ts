import { authEndpoints, handoverEndpoints } from '@zaino/contracts/identity';
import { addUser, PASSWORD } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { PUBLIC_URL, startTestService, type TestService } from '../testing/test-service';

const { login, logout, me, sessions, revokeSession, revokeAllSessions } = authEndpoints;
const { begin, code: askCode, finish } = handoverEndpoints;

const AURORA = 'http://aurora.localhost:4200';

describe('who is signed in on the main site, at a bookshop’s address', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService();
  });
  beforeEach(() => {
    service.bookshops.isAway = false;
    service.bookshops.openFront('aurora', AURORA);
    service.bookshops.openFront('verdi', 'http://verdi.localhost:4200');
  });
  afterAll(() => service.stop());

  /** One browser's cookies at an address: hosts share none. */
  const at = (host: string, headers: Record<string, string> = {}) =>
    service.browser({ 'x-forwarded-host': host, ...headers });
  const atAurora = () => at('aurora.localhost:4200');
  const atMain = () => at('localhost:4200');

  const follow = async (browser: TestBrowser, address: string) => {
    const { pathname, search } = new URL(address, PUBLIC_URL);
    const { status, headers } = await browser.send(pathname + search);
    expect(status).toBe(302);
    expect(headers.get('cache-control')).toBe('no-store');
    return headers.get('location') ?? '';
  };
  const signedIn = async (email: string, remember = false) => {
    const browser = atMain();
    await browser.ask(login, { body: { email, password: PASSWORD, remember } });
    return browser;
  };
  const beginAt = (front: TestBrowser, da = '/cart?a=1') =>
    follow(front, `${begin.path}?${new URLSearchParams({ da }).toString()}`);
  /** All three steps; gives where the browser ends. */
  const handOver = async (main: TestBrowser, front: TestBrowser, da?: string) =>
    follow(front, await follow(main, await beginAt(front, da)));
  const newUser = () => addUser(service);

  it('opens a session of its own there, and leads back to the page', async () => {
    const { email } = await newUser();
    const [main, front] = [await signedIn(email), atAurora()];
    expect(await handOver(main, front)).toBe('/cart?a=1');
    const [here, there] = [await front.ask(me), await main.ask(me)];
    expect(here?.user).toEqual(there?.user);
    expect(front.cookies.get('zaino_session')).not.toBe(main.cookies.get('zaino_session'));
    expect(here?.csrfToken).not.toBe(there?.csrfToken);
    expect(front.cookies.has('zaino_handover')).toBe(false);
  });

  it('asks the main site by what tells nothing of the browser’s secret, and comes back by its service’s word', async () => {
    const { email } = await newUser();
    const [main, front] = [await signedIn(email), atAurora()];
    const asked = new URL(await beginAt(front));
    expect(asked.origin).toBe(PUBLIC_URL);
    expect(asked.pathname).toBe(askCode.path);
    expect([...asked.searchParams.keys()]).toEqual(['domain', 'state']);
    expect(asked.href).not.toContain(front.cookies.get('zaino_handover'));
    const back = new URL(await follow(main, asked.href));
    expect([back.origin, back.pathname]).toEqual([AURORA, finish.path]);
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(back.href).not.toContain(main.cookies.get('zaino_session'));
  });

  it('is a guest there who is one on the main site, and is led to the sign-in', async () => {
    const front = atAurora();
    expect(await handOver(atMain(), front)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    expect(await front.ask(me)).toBeNull();
  });

  it('is worth one use, by one browser', async () => {
    const { email } = await newUser();
    const [main, front] = [await signedIn(email), atAurora()];
    const back = await follow(main, await beginAt(front));
    const nonce = front.cookies.get('zaino_handover') ?? '';
    expect(await follow(front, back)).toBe('/cart?a=1');
    const again = atAurora();
    again.cookies.set('zaino_handover', nonce);
    expect(await follow(again, back)).toBe('/auth/login');
    expect(await again.ask(me)).toBeNull();
  });

  it('is worth nothing to another browser, which burns it', async () => {
    const { email } = await newUser();
    const [main, front, strangers] = [await signedIn(email), atAurora(), atAurora()];
    const back = await follow(main, await beginAt(front));
    await beginAt(strangers, '/orders');
    expect(await follow(strangers, back)).toBe('/auth/login?da=%2Forders');
    expect(await follow(front, back)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    for (const browser of [front, strangers]) expect(await browser.ask(me)).toBeNull();
  });

  it('signs nobody in with somebody else’s code: there is no nonce of it', async () => {
    const { email } = await newUser();
    const [main, attackers, victims] = [await signedIn(email), atAurora(), atAurora()];
    const back = await follow(main, await beginAt(attackers));
    expect(await follow(victims, back)).toBe('/auth/login');
    expect(await victims.ask(me)).toBeNull();
  });

  it('takes over no session that the browser brings along', async () => {
    const [{ email }, other] = [await newUser(), await newUser()];
    const [main, front] = [await signedIn(email), atAurora()];
    await front.ask(login, { body: { email: other.email, password: PASSWORD } });
    const before = front.cookies.get('zaino_session') ?? '';
    await handOver(main, front);
    expect((await front.ask(me))?.user.email).toBe(email);
    const old = atAurora();
    old.cookies.set('zaino_session', before);
    expect(await old.ask(me)).toBeNull();
  });

  it('counts for the address alone that it was made for', async () => {
    const { email } = await newUser();
    const [main, front] = [await signedIn(email), atAurora()];
    const back = await follow(main, await beginAt(front));
    const elsewhere = at('verdi.localhost:4200');
    elsewhere.cookies.set('zaino_handover', front.cookies.get('zaino_handover') ?? '');
    expect(await follow(elsewhere, back)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    expect(await elsewhere.ask(me)).toBeNull();
  });

  it.each([
    [
      'the code',
      (front: TestBrowser, main: TestBrowser) => beginAt(front).then((to) => follow(main, to)),
    ],
    ['the way there', (front: TestBrowser) => beginAt(front)],
  ])('is over after a minute: %s', async (_what, go) => {
    const { email } = await newUser();
    const [main, front] = [await signedIn(email), atAurora()];
    const next = await go(front, main);
    service.clock.advance(60_000);
    const back = next.startsWith(AURORA) ? next : await follow(main, next);
    expect(await follow(front, back)).toBe('/auth/login');
    expect(await front.ask(me)).toBeNull();
  });

  it.each([
    ['nobody has', 'nessuno', undefined],
    ['is paused', 'verdi', { standing: 'paused', name: 'Verdi' }],
    ['has moved', 'verdi', { standing: 'moved', url: 'http://rossi.localhost:4200' }],
    ['could not be one', 'evil.example', undefined],
    ['is reserved', 'admin', undefined],
    ['is left out', '', undefined],
  ] as const)('is led to no address that %s', async (_which, domain, holder) => {
    if (holder) service.bookshops.holders.set('verdi', holder);
    const { email } = await newUser();
    const main = await signedIn(email);
    const state = 'A'.repeat(43);
    const query = new URLSearchParams({ domain, state }).toString();
    expect(await follow(main, `${askCode.path}?${query}`)).toBe('/');
  });

  it.each(['', 'short', `${'A'.repeat(42)}=`, 'A'.repeat(44)])(
    'is handed to nobody who asks with the state %j',
    async (state) => {
      const { email } = await newUser();
      const query = new URLSearchParams({ domain: 'aurora', state }).toString();
      expect(await follow(await signedIn(email), `${askCode.path}?${query}`)).toBe('/');
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/auth/logout'])(
    'leads back to no page but the shop’s: %s',
    async (da) => {
      const { email } = await newUser();
      expect(await handOver(await signedIn(email), atAurora(), da)).toBe('/');
    },
  );

  it('begins at bookshops’ addresses alone, and codes are given out on the main site alone', async () => {
    const { email } = await newUser();
    const main = await signedIn(email);
    expect(await beginAt(main)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    const front = atAurora();
    const asked = await beginAt(front);
    const mains = front.cookies;
    mains.set('zaino_session', main.cookies.get('zaino_session') ?? '');
    expect(await follow(front, asked)).toBe('/');
  });

  it('leads to the sign-in while nobody can say whose an address is', async () => {
    const { email } = await newUser();
    const [main, front] = [await signedIn(email), atAurora()];
    const asked = await beginAt(front);
    service.bookshops.isAway = true;
    expect(await follow(main, asked)).toBe('/auth/login');
  });

  it('remembers where one is remembered', async () => {
    const { email } = await newUser();
    const front = atAurora();
    const back = await follow(await signedIn(email, true), await beginAt(front));
    const { pathname, search } = new URL(back);
    const { headers } = await front.send(pathname + search);
    expect(headers.getSetCookie().find((line) => line.startsWith('zaino_session'))).toMatch(
      /Max-Age=2592000/,
    );
  });

  describe('ends', () => {
    const both = async () => {
      const { email } = await newUser();
      const [main, front, elsewhere] = [await signedIn(email), atAurora(), await signedIn(email)];
      await handOver(main, front);
      await front.ask(me);
      return { main, front, elsewhere };
    };
    const expectEnded = async ({ main, front, elsewhere }: Awaited<ReturnType<typeof both>>) => {
      expect(await main.ask(me)).toBeNull();
      expect(await front.ask(me)).toBeNull();
      expect(await elsewhere.ask(me)).not.toBeNull();
    };

    it('with a sign-out on the main site', async () => {
      const all = await both();
      await all.main.ask(logout);
      await expectEnded(all);
    });

    it('on the main site with a sign-out there', async () => {
      const all = await both();
      await all.front.ask(logout);
      await expectEnded(all);
    });

    it('at all bookshops’ addresses with one', async () => {
      const all = await both();
      const second = at('verdi.localhost:4200');
      await handOver(all.main, second);
      await second.ask(me);
      await all.front.ask(logout);
      await expectEnded(all);
      expect(await second.ask(me)).toBeNull();
    });

    it('by the list of devices, where both are one', async () => {
      const all = await both();
      const { sessions: listed } = await all.elsewhere.ask(sessions);
      expect(listed).toHaveLength(2);
      const id = listed.find(({ isCurrent }) => !isCurrent)?.id ?? '';
      await all.elsewhere.ask(revokeSession, { params: { id }, body: { password: PASSWORD } });
      await expectEnded(all);
    });

    it('with all sessions at once', async () => {
      const { main, front, elsewhere } = await both();
      await elsewhere.ask(revokeAllSessions, { body: { password: PASSWORD } });
      for (const browser of [main, front, elsewhere]) expect(await browser.ask(me)).toBeNull();
    });

    it('before it has begun, where one signs out between code and finish', async () => {
      const { email } = await newUser();
      const [main, front] = [await signedIn(email), atAurora()];
      const back = await follow(main, await beginAt(front));
      await main.ask(logout);
      expect(await follow(front, back)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
      expect(await front.ask(me)).toBeNull();
    });
  });
});

describe('a shop on HTTPS', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ PUBLIC_URL: 'https://www.zaino.example' });
    service.bookshops.openFront('aurora', 'https://aurora.zaino.example');
  });
  afterAll(() => service.stop());

  const host = { 'x-forwarded-host': 'aurora.zaino.example' };

  it('binds the way there to the host by the name of its cookie', async () => {
    const browser = service.browser(host);
    const { headers } = await browser.call(begin, { query: { da: '/cart' } });
    expect(headers.get('location')).toMatch(
      /^https:\/\/www\.zaino\.example\/api\/auth\/handover\//,
    );
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-zaino_handover=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
      ),
    ]);
  });

  it('is led by no page of a stranger', async () => {
    const browser = service.browser({ ...host, 'sec-fetch-site': 'cross-site' });
    const { headers } = await browser.call(begin, { query: { da: '/cart' } });
    expect(headers.get('location')).toBe('/auth/login?da=%2Fcart');
    expect(headers.getSetCookie()).toEqual([]);
  });
});
