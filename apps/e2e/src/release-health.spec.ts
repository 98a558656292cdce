import { analyticsApi, releaseHealthSchema } from '@zaino/contracts/analytics';
import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { z } from 'zod';

test.use({ hasAnsweredConsent: false });

test('how the code of a page went is told at its end, by version, without consent and of nobody @phone', async ({
  page,
  context,
  problems,
}) => {
  const told: unknown[] = [];
  await page.exposeFunction('noteBeacon', (text: string) => told.push(JSON.parse(text)));
  await page.addInitScript((path) => {
    const { noteBeacon } = window as unknown as { noteBeacon: (text: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === path) void (body as Blob).text().then(noteBeacon);
      return send(url, body);
    };
  }, analyticsApi.addReleaseHealth.path);
  const cameLate = page.waitForResponse(/\/release-health\.js/);
  await page.goto('/cart');
  await hydrated(page);
  const set = await page.locator(`#${RELEASE_SET_ELEMENT}`).textContent();
  const releases = JSON.parse(set ?? '') as ReleaseSet;
  const cart = releases.remotes.find(({ name }) => name === 'cart');
  await cameLate;
  const stored = () =>
    page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
  const before = await stored();

  // As when the tab is left, which no browser without a screen does.
  const answered = page.waitForResponse((answer) =>
    answer.url().endsWith(analyticsApi.addReleaseHealth.path),
  );
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(told).toHaveLength(1);
  }).toPass();
  expect((await answered).status()).toBe(200);
  const { apps } = z.parse(releaseHealthSchema, told[0]);
  const healthOf = (name: string) => apps.find(({ app }) => app === name);
  const isFine = { hasError: false, hasFailedLoad: false, isUnrendered: false };
  expect(healthOf('shell')).toMatchObject({ ...isFine, version: releases.shell.version });
  expect(healthOf('cart')).toMatchObject({ ...isFine, version: cart?.version });
  expect(healthOf('cart')?.lcp).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => name.startsWith('zaino_'))).toEqual([]);
  expect(problems).toEqual([]);
});
