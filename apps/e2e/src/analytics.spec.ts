import { analyticsApi } from '@zaino/contracts/analytics';
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
  await page.addInitScript(() => {
    const { noteBeacon } = window as unknown as { noteBeacon: (text: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      void (body as Blob).text().then(noteBeacon);
      return send(url, body);
    };
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== analyticsApi.addPageView.path) return;
    statuses.push(request.response().then((response) => response?.status()));
  });
  return { titles, statuses };
}

test('pages are told to the collector with consent alone: the one where one accepts, and each that follows @phone', async ({
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
  // The browser shows the answer to a page that is there still.
  await expect.poll(() => Promise.all(statuses)).toEqual([200, 200]);

  // A page that is loaded anew knows the answer from before.
  await page.goto('/search');
  await expect.poll(() => titles.length).toBe(3);
  await expect.poll(() => Promise.all(statuses)).toEqual([200, 200, 200]);

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
