import { expect, type Page } from '@playwright/test';
import { analyticsApi, type ReleaseHealth, releaseHealthSchema } from '@zaino/contracts/analytics';
import { z } from 'zod';

const { path } = analyticsApi.addReleaseHealth;

/** What a page tells at its end, once it has been left by `leaveTab`; asked for before the page is opened. */
export async function hearBeacons(page: Page): Promise<ReleaseHealth[]> {
  const told: ReleaseHealth[] = [];
  await page.exposeFunction('noteBeacon', (text: string) =>
    told.push(z.parse(releaseHealthSchema, JSON.parse(text))),
  );
  await page.addInitScript((address) => {
    const { noteBeacon } = window as unknown as { noteBeacon: (text: string) => void };
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (url === address) void (body as Blob).text().then(noteBeacon);
      return send(url, body);
    };
  }, path);
  return told;
}

/** Leaves a tab as far as its page can tell, which no browser without a screen does, until it has told how it went. */
export async function leaveTab(page: Page, told: ReleaseHealth[]): Promise<ReleaseHealth> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(told).toHaveLength(1);
  }).toPass();
  expect((await answered).status()).toBe(200);
  return told[0] ?? { apps: [] };
}
