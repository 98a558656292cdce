import type { Browser } from '@playwright/test';
import { countTransfers } from '../pages/transfers';

const SETTLE_MS = 500;

/** How many requests a browser that comes for the first time makes for a page. */
export async function requestsOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const transfers = countTransfers(session);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  return transfers.requests;
}
