import { authEndpoints, handoverEndpoints, mainHandoverEndpoints } from '@zaino/contracts/identity';
import { addUser } from '../testing/accounts';
import type { TestBrowser } from '../testing/test-browser';
import { PUBLIC_URL, startTestService, type TestService } from '../testing/test-service';
import {
  AURORA,
  beginAtFront,
  follow,
  type HandoverBrowsers,
  handoverBrowsers,
  openFronts,
} from './testing/handover-browsers';

const { logout, me } = authEndpoints;
const { begin, code: askCode, finish } = mainHandoverEndpoints;

describe('who signs in at a bookshop’s address, on the main site', () => {
  let service: TestService;
  let browsers: HandoverBrowsers;

  beforeAll(async () => {
    service = await startTestService();
    browsers = handoverBrowsers(service);
  });
  beforeEach(() => openFronts(service));
  afterAll(() => service.stop());

  const signedInAtAurora = async () => {
    const { email } = await addUser(service);
    return { email, front: await browsers.signedInAtAurora(email) };
  };
  const beginAt = (main: TestBrowser, domain = 'aurora', da = '/checkout?a=1') =>
    follow(main, `${begin.path}?${new URLSearchParams({ domain, da }).toString()}`);
  /** All three steps; gives where the browser ends. */
  const handOver = async (front: TestBrowser, main: TestBrowser) =>
    follow(main, await follow(front, await beginAt(main)));

  it('is signed in there too, and comes back to the page at the bookshop’s address', async () => {
    const { email, front } = await signedInAtAurora();
    const main = browsers.atMain();
    expect(await handOver(front, main)).toBe(`${AURORA}/checkout?a=1`);
    expect((await main.ask(me))?.user.email).toBe(email);
    expect(main.cookies.get('zaino_session')).not.toBe(front.cookies.get('zaino_session'));
    expect(main.cookies.has('zaino_handover')).toBe(false);
  });

  it.each(['at the bookshop’s address', 'on the main site'])(
    'signs out of both with a sign-out %s',
    async (where) => {
      const { front } = await signedInAtAurora();
      const main = browsers.atMain();
      await handOver(front, main);
      await main.ask(me);
      await (where === 'on the main site' ? main : front).ask(logout);
      expect(await main.ask(me)).toBeNull();
      expect(await front.ask(me)).toBeNull();
    },
  );

  it('asks by what tells nothing of the browser’s secret', async () => {
    const { front } = await signedInAtAurora();
    const main = browsers.atMain();
    const asked = new URL(await beginAt(main));
    expect([asked.origin, asked.pathname]).toEqual([AURORA, askCode.path]);
    expect(asked.href).not.toContain(main.cookies.get('zaino_handover'));
    const back = new URL(await follow(front, asked.href));
    expect([back.origin, back.pathname]).toEqual([PUBLIC_URL, finish.path]);
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  });

  it('is worth one use, by the browser that asked', async () => {
    const { front } = await signedInAtAurora();
    const [main, stranger] = [browsers.atMain(), browsers.atMain()];
    const back = await follow(front, await beginAt(main));
    expect(await follow(stranger, back)).toBe('/');
    expect(await stranger.ask(me)).toBeNull();
    expect(await follow(main, back)).toBe(`${AURORA}/checkout?a=1`);
    expect(await main.ask(me)).toBeNull();
  });

  it('is over after a minute', async () => {
    const { front } = await signedInAtAurora();
    const main = browsers.atMain();
    const back = await follow(front, await beginAt(main));
    service.clock.advance(60_000);
    expect(await follow(main, back)).toBe('/');
    expect(await main.ask(me)).toBeNull();
  });

  it('opens nothing at a bookshop’s address, nor does a code for one open the main site', async () => {
    const { front } = await signedInAtAurora();
    const main = browsers.atMain();
    const back = await follow(front, await beginAt(main));
    const elsewhere = browsers.at('verdi.localhost:4200');
    elsewhere.cookies.set('zaino_handover', main.cookies.get('zaino_handover') ?? '');
    const { search } = new URL(back);
    expect(await follow(elsewhere, handoverEndpoints.finish.path + search)).toMatch(
      /^\/auth\/login/,
    );
    expect(await elsewhere.ask(me)).toBeNull();

    const other = browsers.atAurora();
    const toMain = await beginAtFront(other, '/cart');
    const signedIn = browsers.atMain();
    await handOver(front, signedIn);
    const { search: forFront } = new URL(await follow(signedIn, toMain));
    const thief = browsers.atMain();
    thief.cookies.set('zaino_handover', other.cookies.get('zaino_handover') ?? '');
    expect(await follow(thief, finish.path + forFront)).toBe('/');
    expect(await thief.ask(me)).toBeNull();
  });

  it('stays a guest who has no session at the bookshop’s address', async () => {
    const main = browsers.atMain();
    expect(await handOver(browsers.atAurora(), main)).toBe(`${AURORA}/checkout?a=1`);
    expect(await main.ask(me)).toBeNull();
  });

  it('is not handed over where the session has ended meanwhile', async () => {
    const { front } = await signedInAtAurora();
    const main = browsers.atMain();
    const back = await follow(front, await beginAt(main));
    await front.ask(logout);
    expect(await follow(main, back)).toBe(`${AURORA}/checkout?a=1`);
    expect(await main.ask(me)).toBeNull();
  });

  it.each(['nessuno', 'evil.example', 'admin', '', '@evil.example'])(
    'is led to no address that is no open bookshop’s: %j',
    async (domain) => {
      expect(await beginAt(browsers.atMain(), domain)).toBe('/');
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/api/auth/logout'])(
    'leads back to no page but the shop’s: %s',
    async (da) => {
      const { front } = await signedInAtAurora();
      const main = browsers.atMain();
      const back = await follow(front, await beginAt(main, 'aurora', da));
      expect(await follow(main, back)).toBe(`${AURORA}/`);
    },
  );

  it('begins on the main site alone, and gives codes out at bookshops’ addresses alone', async () => {
    const { front } = await signedInAtAurora();
    expect(await beginAt(front)).toBe('/');
    const main = browsers.atMain();
    await handOver(front, main);
    const { search } = new URL(await beginAt(main));
    expect(await follow(main, askCode.path + search)).toBe('/');
  });

  it('stays at the bookshop’s address while nobody can say whose it is', async () => {
    service.bookshops.isAway = true;
    expect(await beginAt(browsers.atMain())).toBe(`${AURORA}/checkout?a=1`);
    expect(await beginAt(browsers.atMain(), 'evil.example')).toBe('/');
  });
});

describe('a shop on HTTPS', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ PUBLIC_URL: 'https://www.zaino.example' });
    service.bookshops.openFront('aurora', 'https://aurora.zaino.example');
  });
  afterAll(() => service.stop());

  it.each([
    ['same-site', /^https:\/\/aurora\.zaino\.example\/api\/auth\/handover\/main\/code\?state=/],
    ['cross-site', /^\/$/],
  ])('asked for by a page that is %s', async (from, way) => {
    const browser = service.browser({
      'x-forwarded-host': 'www.zaino.example',
      'sec-fetch-site': from,
    });
    const { headers } = await browser.call(begin, { query: { domain: 'aurora', da: '/cart' } });
    expect(headers.get('location')).toMatch(way);
  });

  it('stays at the bookshop’s address there, too, while nobody can say whose it is', async () => {
    service.bookshops.isAway = true;
    const browser = service.browser({ 'x-forwarded-host': 'www.zaino.example' });
    const { headers } = await browser.call(begin, { query: { domain: 'aurora', da: '/cart' } });
    expect(headers.get('location')).toBe('https://aurora.zaino.example/cart');
  });
});
