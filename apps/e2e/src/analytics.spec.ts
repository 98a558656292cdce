import { analyticsApi } from '@zaino/contracts/analytics';
import { countShifts, shiftedSoFar } from '@zaino/browser-testing/layout-shifts';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';

test.use({ hasAnsweredConsent: false });

/** The titles that were told so far, and what the collector answered. */
async function listen(page: Page) {
  const titles: string[] = [];
  const statuses: Promise<number | undefined>[] = [];
  // Of a beacon the browser shows others the address alone.
  await page.exposeFunction('noteBeacon', (text: string) => {
    titles.push((JSON.parse(text) as { title: string }).title);
  });
  await page.addInitScript((path) => {
    const { noteBeacon } = window as unknown as { noteBeacon: (text: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === path) void (body as Blob).text().then(noteBeacon);
      return send(url, body);
    };
  }, analyticsApi.addPageView.path);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== analyticsApi.addPageView.path) return;
    statuses.push(request.response().then((response) => response?.status()));
  });
  return { titles, statuses };
}

test('the question lies over a page that is complete, and nothing moves when it comes and goes @phone', async ({
  page,
}) => {
  await countShifts(page);
  const html = await (await page.goto('/'))?.text();
  await hydrated(page);
  const heading = page.locator('h1');
  expect(html).toContain(await heading.textContent());
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta tutto' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(heading).toBeVisible();
  expect(await shiftedSoFar(page)).toBeCloseTo(0, 3);
});

test('pages are told to the collector with consent alone: the one where one accepts, and each that follows @phone @short', async ({
  page,
  context,
  problems,
}) => {
  const { titles, statuses } = await listen(page);
  const ownCookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('zaino_'));
  await page.goto('/');
  await hydrated(page);
  expect(titles).toEqual([]);
  expect(await ownCookies()).toEqual([]);

  const first = await page.title();
  await page.getByRole('dialog').getByRole('button', { name: 'Accetta tutto' }).click();
  await expect.poll(() => titles).toEqual([first]);
  await expect.poll(ownCookies).toEqual(['zaino_first_visit', 'zaino_last_visit']);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Prodotti' }).click();
  await expect(page).toHaveURL(/\/products/);
  await expect.poll(() => titles.length).toBe(2);
  expect(titles[1]).toBe(await page.title());
  // The browser shows the answer to a page that is there still, and sends beacons after all else that a page asks for.
  await expect.poll(() => statuses.length).toBe(2);
  expect(await Promise.all(statuses)).toEqual([200, 200]);

  // A page that is loaded anew knows the answer from before.
  await page.goto('/search');
  await expect.poll(() => titles.length).toBe(3);
  await expect.poll(() => statuses.length).toBe(3);
  expect(await Promise.all(statuses)).toEqual([200, 200, 200]);

  await footer.getByText('Preferenze cookie').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Quali cookie e per quanto tempo').click();
  await expect(dialog.getByText('zaino_first_visit')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rifiuta tutto' }).click();
  await expect.poll(ownCookies).toEqual([]);
  await footer.getByRole('link', { name: 'Prodotti' }).click();
  await expect(page).toHaveURL(/\/products/);
  await hydrated(page);
  expect(titles).toHaveLength(3);
  expect(problems).toEqual([]);
});
