import { pageViewSchema } from '@zaino/contracts/analytics';
import { cookies } from '@zaino/contracts/shared';
import { acceptAll, rejectAll, saveConsent } from '@zaino/web/consent';
import { z } from 'zod';
import { notePage } from './page-in-view';

type BeaconBody = Blob | URLSearchParams | undefined;

const told: { url: string; body: BeaconBody }[] = [];

/** What the beacons of a moment have told, once the code has come that sends them. */
async function tellings() {
  await new Promise((done) => setTimeout(done, 50));
  const sent = await Promise.all(
    told.map(async ({ url, body }) => ({ url, text: await textOf(body) })),
  );
  told.length = 0;
  return sent;
}

/** jsdom's blobs have no `text`. */
function textOf(body: BeaconBody): Promise<string> {
  if (!(body instanceof Blob)) return Promise.resolve(body?.toString() ?? '');
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(body);
  });
}

const viewsIn = (sent: { text: string }[]) =>
  sent.map(({ text }) => z.parse(pageViewSchema, JSON.parse(text)));
const namesOfCookies = () =>
  document.cookie.split('; ').flatMap((pair) => (pair === '' ? [] : [pair.replace(/=.*/, '')]));
const visit = (path: string) => history.replaceState(null, '', path);

function tellInstead(target: object) {
  document.body.innerHTML = `<script type="application/json" id="analytics">${JSON.stringify(target)}</script>`;
}

describe('the page in view', () => {
  beforeAll(() => {
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (url: string, body: BeaconBody) => told.push({ url, body }) > 0,
    });
  });
  afterEach(async () => {
    rejectAll();
    await tellings();
    document.body.innerHTML = '';
    visit('/');
  });

  it('is told to nobody before consent, and leaves nothing behind', async () => {
    notePage({ title: 'Prima', path: '/before' });
    notePage({ title: 'Seconda', path: '/before-too' });
    expect(await tellings()).toEqual([]);
    expect(document.cookie).toBe('');
    rejectAll();
    expect(await tellings()).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('is told where one accepts, once, and each that follows; none after the withdrawal', async () => {
    notePage({ title: 'Cerca | Zaino', path: '/search' });
    acceptAll();
    const [first, ...more] = viewsIn(await tellings());
    expect(more).toEqual([]);
    expect(first).toMatchObject({ title: 'Cerca | Zaino', path: '/search', visit: 'first' });
    expect(namesOfCookies().sort()).toEqual([cookies.firstVisit.name, cookies.lastVisit.name]);

    notePage({ title: 'Cerca: Roma | Zaino', path: '/search' });
    expect(await tellings()).toEqual([]);
    notePage({ title: 'Carrello | Zaino', path: '/cart' });
    notePage({ title: 'Prodotti | Zaino', path: '/products' });
    expect(viewsIn(await tellings())).toMatchObject([
      { path: '/cart', visit: 'same' },
      { path: '/products', visit: 'same' },
    ]);

    rejectAll();
    notePage({ title: 'Blog | Zaino', path: '/blog' });
    expect(await tellings()).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('has no number of an order', async () => {
    saveConsent({ analytics: true, marketing: false, social: false });
    await tellings();
    notePage({ title: 'Ordine 2026-000123 | Zaino', path: '/orders/2026-000123' });
    expect(viewsIn(await tellings())).toMatchObject([
      { title: 'Ordine … | Zaino', path: '/orders/:id' },
    ]);
  });

  it('is told with the campaigns that led here where marketing was agreed to alone', async () => {
    visit('/?utm_campaign=Rientro-2026&utm_source=x');
    saveConsent({ analytics: true, marketing: false, social: false });
    await tellings();
    notePage({ title: 'Home', path: '/a' });
    expect(viewsIn(await tellings())).toMatchObject([{ firstCampaign: null, lastCampaign: null }]);
    acceptAll();
    await tellings();
    visit('/?utm_campaign=volantino');
    notePage({ title: 'Home', path: '/b' });
    expect(viewsIn(await tellings())).toMatchObject([
      { firstCampaign: 'rientro-2026', lastCampaign: 'volantino' },
    ]);
    visit('/?utm_campaign=Mario%20Rossi');
    notePage({ title: 'Home', path: '/c' });
    expect(viewsIn(await tellings())).toMatchObject([{ lastCampaign: 'volantino' }]);
    saveConsent({ analytics: true, marketing: false, social: false });
    await tellings();
    expect(namesOfCookies().join(' ')).not.toContain('campaign');
  });

  it('is not told of the admins’ area', async () => {
    acceptAll();
    await tellings();
    notePage({ title: 'Ordini', path: '/admin/orders' });
    expect(await tellings()).toEqual([]);
  });

  it.each([
    [
      'Matomo',
      { kind: 'matomo', endpoint: 'https://m.example/matomo.php', siteId: 7 },
      /^https:\/\/m\.example\/matomo\.php\?.*idsite=7&rec=1.*action_name=Prodotti&url=http%3A%2F%2Flocalhost%2Fproducts%2F12/,
    ],
    [
      'Google Analytics',
      { kind: 'ga4', endpoint: 'https://g.example/g/collect', measurementId: 'G-ABC1' },
      /^https:\/\/g\.example\/g\/collect\?v=2&tid=G-ABC1&.*en=page_view&dt=Prodotti&dl=http%3A%2F%2Flocalhost%2Fproducts%2F12/,
    ],
  ])('is told to %s alone where the operator wants so', async (_who, target, expected) => {
    tellInstead(target);
    acceptAll();
    await tellings();
    notePage({ title: 'Prodotti', path: '/products/12' });
    const sent = await tellings();
    expect(sent.map(({ url, text }) => `${url}?${text}`)).toEqual([
      expect.stringMatching(expected),
    ]);
    notePage({ title: 'Blog', path: `/blog/${target.kind}` });
    await tellings();
  });

  it('is told to nobody where the operator wants so', async () => {
    tellInstead({ kind: 'none' });
    acceptAll();
    notePage({ title: 'Prodotti', path: '/products/13' });
    expect(await tellings()).toEqual([]);
  });
});
