import { RELEASE_SET_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { hearBeacons, leaveTab } from './release/visit-beacon';

test.use({ hasAnsweredConsent: false });

test('how the code of a page went is told at its end, by version, without consent and of nobody @phone', async ({
  page,
  context,
  problems,
}) => {
  const told = await hearBeacons(page);
  const cameLate = page.waitForResponse(/\/after-start\..*\.js/);
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

  const { apps } = await leaveTab(page, told);
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
