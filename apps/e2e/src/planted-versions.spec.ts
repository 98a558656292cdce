import { expect, test as base } from '@zaino/browser-testing/shop';
import type { AppHealth, ReleaseHealth } from '@zaino/contracts/analytics';
import type { Browser, Page } from '@playwright/test';
import { caughtMail } from './accounts/caught-mails';
import { PlantedBuild } from './release/planted-build';
import { reading, withComponent, withLoader } from './release/planted-code';
import { RegistryShop } from './release/registry-shop';
import { hearBeacons, leaveTab } from './release/visit-beacon';
import { placeOf, Visitors, type Worsen } from './release/visitors';

const test = base.extend<object, { shop: RegistryShop }>({
  shop: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
    async ({}, use) => {
      const shop = await RegistryShop.open();
      try {
        await use(shop);
      } finally {
        await shop.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
// One shop for all of them: whatever is planted, what is live is the same afterwards.
test.describe.configure({ mode: 'default' });

const MOMENTS = { timeout: 60_000 };

const stableCart = async (shop: RegistryShop) => (await shop.read('cart')).live?.version ?? '';

interface Around {
  shop: RegistryShop;
  page: Page;
  /** The cart that was live before. */
  stable: string;
}

/** Every visitor has the cart that was live before, whole. */
async function expectStable({ shop, page, stable }: Around) {
  for (const place of [placeOf.canary, placeOf.stable]) {
    const { status, versions } = await shop.page('/cart', place);
    expect([status, versions['cart']]).toEqual([200, stable]);
  }
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
}

/** More than a whole build may unpack to. */
const TOO_MUCH = 97 * 1024 * 1024;

const atPublishing: [what: string, plant: (build: PlantedBuild) => void, sentence: RegExp][] = [
  [
    'that reads a field which its service has removed',
    (build) =>
      build.changeCalls((calls) =>
        calls.map((call) => (call.path === '/api/quotes' ? reading(call, 'gift') : call)),
      ),
    /It reads answer\.gift of POST \/api\/quotes, which orders does not give/,
  ],
  [
    'that is far too large',
    (build) => build.addFile('large.js', Buffer.alloc(TOO_MUCH, ' ')),
    /L’archivio contiene troppi dati/,
  ],
  [
    'whose page has 10 MB',
    (build) => build.rebuild(build.scriptOf('cart-page'), (code) => code + ' '.repeat(10_000_000)),
    /cart-page\.\w+\.js ha 10 MB: un file ne ha al massimo 2/,
  ],
];

/** It left nothing but its sentence in the history, and every visitor has what was live. */
async function expectRefused(around: Around, { version }: PlantedBuild, sentence: RegExp) {
  const { versions } = await around.shop.read('cart');
  expect(versions.map((one) => one.version)).not.toContain(version);
  const [latest] = await around.shop.history('cart');
  expect(latest).toMatchObject({ kind: 'refused', version });
  expect(latest?.reason).toMatch(sentence);
  await expectStable(around);
}

test('a version with a file that is not the one of its build is not published, nor past the command', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  build.damage(build.scriptOf('cart-page'), (code) => `${code} `);
  await expect(shop.release('cart', '--from', build.folder)).rejects.toThrow(
    /cart-page\.\w+\.js was changed/,
  );
  const { status, code, detail } = await shop.upload(build);
  expect([status, code]).toEqual([400, 'wrong-files']);
  const sentence = /cart-page\.\w+\.js è diverso da quello della build/;
  expect(detail).toMatch(sentence);
  await expectRefused({ shop, page, stable }, build, sentence);
  expect(problems).toEqual([]);
});

for (const [what, plant, sentence] of atPublishing) {
  test(`a version ${what} is not published`, async ({ shop, page, problems }) => {
    const stable = await stableCart(shop);
    const build = new PlantedBuild(shop.folder, 'cart');
    plant(build);
    await expect(shop.release('cart', '--from', build.folder)).rejects.toThrow(sentence);
    await expectRefused({ shop, page, stable }, build, sentence);
    expect(problems).toEqual([]);
  });
}

test('a version that needs another React than the shell gives is shown to nobody', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  build.need({ react: '^99.0.0' });
  const { version } = build;
  await shop.release('cart', '--from', build.folder, '--publish-only');
  const sentence = /cart \w+ non funziona con la shell \w+: chiede react \^99\.0\.0, la shell dà /;
  for (const wish of [
    ['--promote', version],
    ['--canary', '5', '--version', version],
  ]) {
    await expect(shop.release('cart', ...wish)).rejects.toThrow(sentence);
    expect((await shop.history('cart'))[0]).toMatchObject({ kind: 'refused', version });
  }
  await expect(shop.addPreview({ cart: version })).rejects.toThrow(sentence);
  await expectStable({ shop, page, stable });
  expect(problems).toEqual([]);
});

test('a version of which the bucket has lost a file is neither made live nor shown, until it is published again', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  const { version } = build;
  const publish = () => shop.release('cart', '--from', build.folder, '--publish-only');
  await publish();
  const file = build.scriptOf('cart-page');
  await shop.lose(`cart/${version}/${file}`);
  for (const wish of [
    ['--promote', version],
    ['--canary', '5', '--version', version],
  ]) {
    await expect(shop.release('cart', ...wish)).rejects.toThrow(file);
    expect((await shop.history('cart'))[0]).toMatchObject({ kind: 'refused', version });
  }
  await expect(shop.addPreview({ cart: version })).rejects.toThrow(file);
  await expectStable({ shop, page, stable });
  await publish();
  await shop.release('cart', '--promote', version);
  await expect
    .poll(() => shop.page('/cart').then(({ versions }) => versions['cart']))
    .toBe(version);
  await shop.release('cart', '--back');
  await expectStable({ shop, page, stable });
  expect(problems).toEqual([]);
});

interface Spoilt {
  what: string;
  plant?: (build: PlantedBuild) => void;
  /** Somebody else than the registry has signed it. */
  isUnsigned?: boolean;
  /** What the gateway says. */
  words: RegExp;
}

const atTheGateway: Spoilt[] = [
  {
    what: 'that throws as it loads on the server',
    plant: (build) => build.rebuildServer((code) => `${code}\n;throw new Error('planted');`),
    words: /planted/,
  },
  {
    what: 'that is not signed by the registry',
    isUnsigned: true,
    words: /signed by none of the keys/,
  },
];

for (const { what, plant, isUnsigned, words } of atTheGateway) {
  test(`a version ${what} is used by no gateway, even where it is live`, async ({
    shop,
    page,
    problems,
  }) => {
    const stable = await stableCart(shop);
    const build = new PlantedBuild(shop.folder, 'cart');
    plant?.(build);
    await shop.release('cart', '--from', build.folder, '--publish-only');
    if (isUnsigned) await shop.unsign(`cart/${build.version}`);
    await shop.release('cart', '--promote', build.version);
    try {
      const told = () => shop.complaints.split('\n').filter((line) => line.includes(build.version));
      await expect.poll(() => told().join('\n'), MOMENTS).toMatch(words);
      await expectStable({ shop, page, stable });
      expect(problems).toEqual([]);
    } finally {
      await shop.release('cart', '--back');
    }
    await expectStable({ shop, page, stable });
  });
}

interface Judged {
  what: string;
  plant: (build: PlantedBuild) => void;
  /** What a browser tells of a visit in which it shows. */
  shown: Partial<AppHealth>;
  worsen: Worsen;
  /** A page that visitors open, too. */
  opens?: string;
  reason: RegExp;
}

const ONE_OF_FIFTY = 0.02;

const unprepared =
  /^Pagine che il server non ha saputo preparare per intero: \d+ su [\d.]+, \d+ su [\d.]+ nella versione attuale$/;

const byVisits: Judged[] = [
  {
    what: 'throws in the browser in 2 % of the visits',
    plant: (build) =>
      build.rebuild(
        build.scriptOf('cart-page'),
        (code) =>
          `${code}\n;if (Math.random() < ${ONE_OF_FIFTY}) setTimeout(() => { throw new Error('planted'); });`,
      ),
    shown: { hasError: true },
    worsen: (_, number) => ({ hasError: number % (1 / ONE_OF_FIFTY) === 0 }),
    reason: /^\d+ visite su [\d.]+ con un errore, \d+ su [\d.]+ nella versione attuale$/,
  },
  {
    what: 'shows its pages 400 ms later',
    plant: (build) =>
      build.rebuildServer(withLoader('await new Promise((go) => setTimeout(go, 400));')),
    shown: { hasError: false, isUnrendered: false },
    worsen: ({ lcp }) => ({ lcp: (lcp ?? 0) + 400 }),
    reason:
      /^Il contenuto principale appare entro [\d,]+ secondi in tre visite su quattro, entro [\d,]+ secondi nella versione attuale \([\d.]+ e [\d.]+ visite\)$/,
  },
  {
    what: 'never ends while it is drawn on the server',
    plant: (build) => build.rebuildServer(withComponent('() => { for (;;); }')),
    shown: { isUnrendered: true },
    worsen: () => ({ isUnrendered: true }),
    opens: '/cart',
    reason: unprepared,
  },
  {
    what: 'throws while it is drawn on the server',
    plant: (build) => build.rebuildServer(withComponent("() => { throw new Error('planted'); }")),
    // Browsers draw it with the data that came, and see nothing of it.
    shown: { hasError: false, hasFailedLoad: false },
    worsen: () => ({}),
    opens: '/cart',
    reason: unprepared,
  },
];

/** How the visit of a browser of that place went, as it tells; what is planted for some visits shows in it. */
async function visitCart(browser: Browser, url: string, place: number): Promise<ReleaseHealth> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'zaino_place', value: String(place), url }]);
  await context.addInitScript((share) => {
    localStorage.setItem('analytics-consent', 'false');
    const random = Math.random.bind(Math);
    Math.random = () => random() * share;
  }, ONE_OF_FIFTY);
  const page = await context.newPage();
  const told = await hearBeacons(page);
  const listens = page.waitForResponse(/\/release-health\..*\.js/);
  await page.goto(`${url}/cart`);
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  await listens;
  const visit = await leaveTab(page, told);
  await context.close();
  return visit;
}

/** Until as many visits have come as the judge needs: a minute has to be over, and it looks every ten seconds. */
const PATIENCE_MS = 240_000;
const VISITS_A_LOOK = 250;

for (const { what, plant, shown, worsen, opens, reason } of byVisits) {
  test(`a canary that ${what} is taken back by itself`, async ({ shop, page, browser }) => {
    test.setTimeout(PATIENCE_MS + 120_000);
    const stable = await stableCart(shop);
    const build = new PlantedBuild(shop.folder, 'cart');
    plant(build);
    const { version } = build;
    await shop.release('cart', '--from', build.folder, '--publish-only');
    const usual = await visitCart(browser, shop.url, placeOf.stable);
    const visitors = new Visitors({
      url: shop.url,
      told: usual,
      app: 'cart',
      stable,
      canary: version,
      worsen,
      opens,
    });
    await visitors.leave(VISITS_A_LOOK, { hasCanary: false });
    await shop.release('cart', '--canary', '20', '--version', version);
    const served = async () => (await shop.page('/cart', placeOf.canary)).versions['cart'];
    await expect.poll(served, MOMENTS).toBe(version);
    const { apps } = await visitCart(browser, shop.url, placeOf.canary);
    expect(apps.find(({ app }) => app === 'cart')).toMatchObject({ version, ...shown });

    await expect(async () => {
      await visitors.leave(VISITS_A_LOOK, { hasCanary: true });
      expect((await shop.page('/cart', placeOf.stable)).versions['cart']).toBe(stable);
      expect((await shop.read('cart')).canary).toBeNull();
    }).toPass({ timeout: PATIENCE_MS, intervals: [1_000] });

    const [latest] = await shop.history('cart');
    expect(latest).toMatchObject({ kind: 'taken-back', version });
    expect(latest?.reason).toMatch(reason);
    const mail = await caughtMail(shop.mailTo, `cart: la versione ${version} è stata ritirata`);
    expect(mail.text).toContain(latest?.reason);
    await expect.poll(served, MOMENTS).toBe(stable);
    await expectStable({ shop, page, stable });
  });
}

test('a preview whose time is over shows the page of everybody', async ({
  shop,
  page,
  problems,
}) => {
  const stable = await stableCart(shop);
  const build = new PlantedBuild(shop.folder, 'cart');
  build.reword(/Il tuo carrello è vuoto/g, 'Carrello in anteprima');
  await shop.release('cart', '--from', build.folder, '--publish-only');
  const { preview, link } = await shop.addPreview({ cart: build.version });
  const { search } = new URL(link);
  await page.goto(`${shop.url}/cart${search}`);
  await expect(page.getByText('Carrello in anteprima')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anteprima del sito' })).toBeVisible();
  await expect.poll(async () => (await shop.page('/cart')).versions['cart']).toBe(stable);
  expect(problems).toEqual([]);

  const answer = await page.goto(shop.linkAfter(preview));
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { name: 'Questa anteprima è scaduta' })).toBeVisible();
  await page.getByRole('link', { name: 'Vai al sito' }).click();
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Anteprima del sito' })).toHaveCount(0);
  await expectStable({ shop, page, stable });
});
