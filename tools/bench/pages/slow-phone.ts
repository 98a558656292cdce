import type { Browser, CDPSession, Page } from '@playwright/test';

/** The slow phone. Chromium adds the round trip to every request, but to no connection's set-up. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_TIMES_SLOWER = 4;
const screen = { width: 390, height: 844 };

/** Runs `visit` on a slow phone that has never been here: empty cache, no connection open. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    return await visit(page, session);
  } finally {
    await context.close();
  }
}
