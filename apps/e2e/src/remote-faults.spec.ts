import { createHash } from 'node:crypto';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { inShortForm } from '@zaino/browser-testing/short-form';
import type { Page, Route } from '@playwright/test';

const cartFiles = /\/releases\/cart\//;
const failureHeading = 'Questa pagina non si è caricata';

/** What happens to the files of the cart's remote until `repair` is called. */
async function damageCart(page: Page, damage: (route: Route) => Promise<void>) {
  let isDamaged = true;
  await page.route(cartFiles, (route) => (isDamaged ? damage(route) : route.continue()));
  return {
    repair: () => {
      isDamaged = false;
    },
  };
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

/** A container of a remote whose page fails while it renders, until the page is told otherwise. */
const throwingContainer = `
  var cart = {
    init: () => {},
    get: () => Promise.resolve(() => ({ routes: [{
      path: '/cart',
      Component: () => {
        if (!window.isRepaired) throw new Error('thrown while rendering');
        return 'Di nuovo qui';
      },
    }] })),
  };`;

/** Pages name this text's integrity as if it had been released as the remotes' container. */
async function releaseContainer(page: Page, body: string): Promise<void> {
  const integrity = `sha256-${createHash('sha256').update(body).digest('base64')}`;
  await page.route('/cart', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/(?<="entry\.\w+\.js":")sha256-[^"]+/g, integrity),
    });
  });
}

/** From the home page to the cart, which says that it failed; the page stays the same. */
async function openFailingCart(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page
    .getByRole('link', { name: /Carrello/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
}

const damages: [name: string, damage: (route: Route) => Promise<void>][] = [
  ['is down', (route) => route.abort('connectionrefused')],
  ['answers 500', (route) => route.fulfill({ status: 500, body: 'no' })],
  ['sends garbage', script('<html>not a script')],
  ['sends a script that does nothing', script('')],
  [
    'takes ten seconds',
    async (route) => {
      await new Promise((wait) => setTimeout(wait, 10_000));
      await route.continue().catch(() => undefined);
    },
  ],
];

const first = inShortForm('is down', 'takes ten seconds');

for (const [name, damage] of damages) {
  test(`a remote that ${name} costs its own page only, and "Riprova" brings it back${first(name)}`, async ({
    page,
  }) => {
    const { repair } = await damageCart(page, damage);
    await openFailingCart(page);
    await expect(page.getByRole('banner')).toBeVisible();

    repair();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

/** The files of a remote that come once `goOn` is called. */
async function hold(page: Page, files: RegExp) {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(files, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return {
    goOn: () => {
      isHeld = false;
      for (const resolve of waiting) resolve();
    },
  };
}

test('a page whose remote comes late goes on by itself, without a second visit @short', async ({
  page,
}) => {
  const { goOn } = await hold(page, cartFiles);
  await openFailingCart(page);
  goOn();
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a page to be read comes to life by itself once its remote is there', async ({ page }) => {
  const { goOn } = await hold(page, /\/releases\/school-finder\//);
  await page.goto('/search?regione=Lombardia&provincia=Cremona&comune=Cremona', {
    waitUntil: 'commit',
  });
  await expect(page.getByText(/si può leggere/)).toBeVisible();
  goOn();
  await expect(page.getByText(/si può leggere/)).toBeHidden();
  await page.getByLabel('Comune').selectOption('Pandino');
  await expect(page).toHaveURL(/comune=Pandino$/);
});

test('a cart opened by a link, whose remote comes late, goes on by itself', async ({ page }) => {
  const { goOn } = await hold(page, cartFiles);
  await page.goto('/cart', { waitUntil: 'commit' });
  // The shell waits twice: for the page that the server began, and when the router begins.
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible({
    timeout: 30_000,
  });
  goOn();
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
});

test('beside a dead remote the others go on', async ({ page }) => {
  await damageCart(page, (route) => route.abort('connectionrefused'));
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cerca Libri' }).first().click();
  await expect(page.getByLabel('Regione')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
});

test('a remote that throws while rendering costs its own page only @short', async ({ page }) => {
  await damageCart(page, script(throwingContainer));
  await releaseContainer(page, throwingContainer);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Di nuovo qui')).toBeVisible();
});

test('a lost chunk of a page is asked for again @short', async ({ page }) => {
  let isLost = true;
  await page.route(/\/releases\/cart\/[^/]+\/(?!entry)[^/]+\.js/, (route) =>
    isLost ? route.abort() : route.continue(),
  );
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
});

test('under a page from the server a slow remote is not missed: it reads, and links lead on', async ({
  page,
}) => {
  const { goOn } = await hold(page, /\/releases\/school-finder\//);
  await page.goto('/search?regione=Lombardia&provincia=Cremona&comune=Cremona', {
    waitUntil: 'commit',
  });
  const school = page.getByRole('main').getByRole('link', { name: /Irma Valsecchi/i });
  await expect(school.first()).toBeVisible();
  await expect(page.getByLabel('Comune')).toHaveValue('Cremona');
  await school.first().click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name: /Irma Valsecchi/i })).toBeVisible();

  goOn();
  await expect(page.getByText('Seleziona una classe')).toBeVisible();
  // On the way back the browser fills in fields: what is chosen before the page lives again is not heard.
  await page.goBack();
  await hydrated(page);
  await page.getByLabel('Comune').selectOption('Pandino');
  await expect(page).toHaveURL(/comune=Pandino$/);
});

test('a page from the server stays readable without its remote, and "Riprova" brings it to life @short', async ({
  page,
}) => {
  let isDead = true;
  await page.route(/\/releases\/school-finder\//, (route) =>
    isDead ? route.abort('connectionrefused') : route.continue(),
  );
  await page.goto('/search?regione=Lombardia&provincia=Cremona&comune=Cremona');
  await expect(page.getByText(/si può leggere/)).toBeVisible();
  await expect(page).toHaveTitle(/^(?!Pagina non trovata).*Zaino/);
  const school = page.getByRole('main').getByRole('link', { name: /Irma Valsecchi/i });
  await expect(school.first()).toBeVisible();
  await expect(page.getByLabel('Comune')).toHaveValue('Cremona');
  // The shell is alive around it.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  isDead = false;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(/si può leggere/)).toBeHidden();
  await page.getByLabel('Comune').selectOption('Pandino');
  await expect(page).toHaveURL(/comune=Pandino$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a remote that fails in the browser falls back to the server’s page, once for an address', async ({
  page,
}) => {
  await page.route(/\/releases\/school-finder\//, (route) => route.abort('connectionrefused'));
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cerca Libri' }).first().click();
  await expect(page.getByText(/si può leggere/)).toBeVisible();
  await expect(page.getByLabel('Regione')).toBeVisible();
  expect(visits).toEqual(['/', '/search']);
  await page.getByRole('banner').getByRole('link', { name: 'Zaino, home' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cerca Libri' }).first().click();
  await expect(page.getByRole('heading', { name: failureHeading })).toBeVisible();
  await expect(page).toHaveTitle(`${failureHeading} | Zaino`);
  expect(visits).toEqual(['/', '/search']);
});
