import { expect } from '@zaino/browser-testing/shop';
import type { AppHealth, ReleaseHealth } from '@zaino/contracts/analytics';
import type { Browser } from '@playwright/test';
import { caughtMail } from './accounts/caught-mails';
import { PlantedBuild } from './release/planted-build';
import { withComponent, withLoader } from './release/planted-code';
import { expectStable, MOMENTS, stableCart, test } from './release/planted-test';
import { hearBeacons, leaveTab } from './release/visit-beacon';
import { placeOf, Visitors, type Worsen } from './release/visitors';

test.describe.configure({ mode: 'default' });

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
  const listens = page.waitForResponse(/\/after-start\..*\.js/);
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
