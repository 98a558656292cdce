import { authEndpoints, handoverEndpoints } from '@zaino/contracts/identity';
import { addUser, PASSWORD } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { PUBLIC_URL, startTestService, type TestService } from '../testing/test-service';
import {
  AURORA,
  beginAtFront,
  follow,
  type HandoverBrowsers,
  handoverBrowsers,
  handOverToFront,
  openFronts,
} from './testing/handover-browsers';

const { login, me } = authEndpoints;
const { begin, code: askCode, finish } = handoverEndpoints;

describe('who is signed in on the main site, at a bookshop’s address', () => {
  let service: TestService;
  let browsers: HandoverBrowsers;

  beforeAll(async () => {
    service = await startTestService();
    browsers = handoverBrowsers(service);
  });
  beforeEach(() => openFronts(service));
  afterAll(() => service.stop());

  const newUser = () => addUser(service);

  it('opens a session of its own there, and leads back to the page', async () => {
    const { email } = await newUser();
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    expect(await handOverToFront(main, front)).toBe('/cart?a=1');
    const [here, there] = [await front.ask(me), await main.ask(me)];
    expect(here?.user).toEqual(there?.user);
    expect(front.cookies.get('zaino_session')).not.toBe(main.cookies.get('zaino_session'));
    expect(here?.csrfToken).not.toBe(there?.csrfToken);
    expect(front.cookies.has('zaino_handover')).toBe(false);
  });

  it('asks the main site by what tells nothing of the browser’s secret, and comes back by its service’s word', async () => {
    const { email } = await newUser();
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    const asked = new URL(await beginAtFront(front));
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
    const front = browsers.atAurora();
    expect(await handOverToFront(browsers.atMain(), front)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    expect(await front.ask(me)).toBeNull();
  });

  it('is worth one use, by one browser', async () => {
    const { email } = await newUser();
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    const back = await follow(main, await beginAtFront(front));
    const nonce = front.cookies.get('zaino_handover') ?? '';
    expect(await follow(front, back)).toBe('/cart?a=1');
    const again = browsers.atAurora();
    again.cookies.set('zaino_handover', nonce);
    expect(await follow(again, back)).toBe('/auth/login');
    expect(await again.ask(me)).toBeNull();
  });

  it('is worth nothing to another browser, which burns it', async () => {
    const { email } = await newUser();
    const [main, front, strangers] = [
      await browsers.signedInAtMain(email),
      browsers.atAurora(),
      browsers.atAurora(),
    ];
    const back = await follow(main, await beginAtFront(front));
    await beginAtFront(strangers, '/orders');
    expect(await follow(strangers, back)).toBe('/auth/login?da=%2Forders');
    expect(await follow(front, back)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    for (const browser of [front, strangers]) expect(await browser.ask(me)).toBeNull();
  });

  it('signs nobody in with somebody else’s code: there is no nonce of it', async () => {
    const { email } = await newUser();
    const [main, attackers, victims] = [
      await browsers.signedInAtMain(email),
      browsers.atAurora(),
      browsers.atAurora(),
    ];
    const back = await follow(main, await beginAtFront(attackers));
    expect(await follow(victims, back)).toBe('/auth/login');
    expect(await victims.ask(me)).toBeNull();
  });

  it('takes over no session that the browser brings along', async () => {
    const [{ email }, other] = [await newUser(), await newUser()];
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    await front.ask(login, { body: { email: other.email, password: PASSWORD } });
    const before = front.cookies.get('zaino_session') ?? '';
    await handOverToFront(main, front);
    expect((await front.ask(me))?.user.email).toBe(email);
    const old = browsers.atAurora();
    old.cookies.set('zaino_session', before);
    expect(await old.ask(me)).toBeNull();
  });

  it('counts for the address alone that it was made for', async () => {
    const { email } = await newUser();
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    const back = await follow(main, await beginAtFront(front));
    const elsewhere = browsers.at('verdi.localhost:4200');
    elsewhere.cookies.set('zaino_handover', front.cookies.get('zaino_handover') ?? '');
    expect(await follow(elsewhere, back)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    expect(await elsewhere.ask(me)).toBeNull();
  });

  it.each([
    [
      'the code',
      (front: TestBrowser, main: TestBrowser) => beginAtFront(front).then((to) => follow(main, to)),
    ],
    ['the way there', (front: TestBrowser) => beginAtFront(front)],
  ])('is over after a minute: %s', async (_what, go) => {
    const { email } = await newUser();
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
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
    const main = await browsers.signedInAtMain(email);
    const state = 'A'.repeat(43);
    const query = new URLSearchParams({ domain, state }).toString();
    expect(await follow(main, `${askCode.path}?${query}`)).toBe('/');
  });

  it.each(['', 'short', `${'A'.repeat(42)}=`, 'A'.repeat(44)])(
    'is handed to nobody who asks with the state %j',
    async (state) => {
      const { email } = await newUser();
      const query = new URLSearchParams({ domain: 'aurora', state }).toString();
      expect(await follow(await browsers.signedInAtMain(email), `${askCode.path}?${query}`)).toBe(
        '/',
      );
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/auth/logout'])(
    'leads back to no page but the shop’s: %s',
    async (da) => {
      const { email } = await newUser();
      expect(
        await handOverToFront(await browsers.signedInAtMain(email), browsers.atAurora(), da),
      ).toBe('/');
    },
  );

  it('begins at bookshops’ addresses alone, and codes are given out on the main site alone', async () => {
    const { email } = await newUser();
    const main = await browsers.signedInAtMain(email);
    expect(await beginAtFront(main)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    const front = browsers.atAurora();
    const asked = await beginAtFront(front);
    const mains = front.cookies;
    mains.set('zaino_session', main.cookies.get('zaino_session') ?? '');
    expect(await follow(front, asked)).toBe('/');
  });

  it('leads to the sign-in while nobody can say whose an address is', async () => {
    const { email } = await newUser();
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    const asked = await beginAtFront(front);
    service.bookshops.isAway = true;
    expect(await follow(main, asked)).toBe('/auth/login');
  });

  it('remembers where one is remembered', async () => {
    const { email } = await newUser();
    const front = browsers.atAurora();
    const back = await follow(
      await browsers.signedInAtMain(email, true),
      await beginAtFront(front),
    );
    const { pathname, search } = new URL(back);
    const { headers } = await front.send(pathname + search);
    expect(headers.getSetCookie().find((line) => line.startsWith('zaino_session'))).toMatch(
      /Max-Age=2592000/,
    );
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
