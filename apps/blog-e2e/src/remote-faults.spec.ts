import { createHash } from 'node:crypto';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { writeArticle } from './blog-calls';
import { expectPage, test } from './reader';

const failureHeading = 'Questa pagina non si è caricata';
const blogLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });

test('a blog that is not there costs its own pages only, and "Riprova" brings it back @short', async ({
  page,
}) => {
  let isAway = true;
  await page.route(/\/releases\/blog\//, (route) =>
    isAway ? route.abort('connectionrefused') : route.continue(),
  );
  await page.goto('/');
  await hydrated(page);
  await blogLink(page).click();
  // Once for an address the tab goes to the server's page, which can be read.
  await expect(page.getByText(/si può leggere/)).toBeVisible();
  await expectPage(page, 'Blog');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Zaino, home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await blogLink(page).click();
  await expectPage(page, failureHeading);
  isAway = false;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expectPage(page, 'Blog');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

for (const chunk of ['article-page', 'clean-html']) {
  test(`a lost ${chunk} is asked for again, and the list goes on`, async ({ page }) => {
    const { title } = await writeArticle(page.request, { category: 'studio-e-compiti' });
    let isLost = true;
    await page.route(new RegExp(`/releases/blog/[^/]+/${chunk}\\.\\w+\\.js`), (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await page.goto('/blog?categoria=studio-e-compiti');
    await hydrated(page);
    await page.getByRole('link', { name: title }).click();
    await expectPage(page, failureHeading);
    await page.goBack();
    await expectPage(page, 'Blog');
    await page.goForward();
    await expectPage(page, failureHeading);
    isLost = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expectPage(page, title);
    await expect(page.getByRole('article').getByText('Un testo di prova.')).toBeVisible();
  });
}

test('a blog that throws while it renders costs its own page only', async ({ page }) => {
  const container = `
    var blog = {
      init: () => {},
      get: () => Promise.resolve(() => ({ routes: [{
        path: '/blog',
        Component: () => {
          if (!window.isRepaired) throw new Error('thrown while rendering');
          return 'Di nuovo qui';
        },
      }] })),
    };`;
  const integrity = `sha256-${createHash('sha256').update(container).digest('base64')}`;
  await page.route(/\/releases\/blog\//, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: container }),
  );
  // The page names its integrity as if it had been released.
  await page.route('/blog', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/(?<="entry\.\w+\.js":")sha256-[^"]+/g, integrity);
    await route.fulfill({ response, body });
  });
  await page.goto('/blog');
  await expectPage(page, failureHeading);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isRepaired: true }));
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Di nuovo qui')).toBeVisible();
});
