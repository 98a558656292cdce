import { releaseHealthSchema } from '@zaino/contracts/analytics';
import type { ReleaseSet } from '@zaino/contracts/shared';
import { reportError } from '@zaino/web/telemetry';
import { z } from 'zod';
import { followVisit } from './follow-visit';
import { watchHealth } from './watch-health';

const releases: ReleaseSet = {
  shell: { version: 's1', base: '/releases/shell/s1/', integrity: {} },
  remotes: [],
};

/** jsdom's blobs have no `text`. */
function textOf(body: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(body);
  });
}

/** The tab is left, or comes back. */
function turn(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    value: visibilityState,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('watchHealth', () => {
  it('tells once, when the visit ends, what went wrong since its beginning', async () => {
    const told: { url: string; body: Blob }[] = [];
    const sendBeacon = (url: string, body: Blob) => told.push({ url, body }) > 0;
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
    // jsdom has none.
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
    turn('visible');
    jest.useFakeTimers({ doNotFake: ['performance'] });
    watchHealth((heard) => followVisit(releases, heard));
    const stack = 'at f (https://zaino.example/releases/shell/s1/main.js:1:1)';
    reportError(Object.assign(new Error('early'), { stack }));
    await jest.advanceTimersByTimeAsync(3_000);
    jest.useRealTimers();
    await new Promise((done) => setTimeout(done, 50));
    expect(told).toEqual([]);

    for (const state of ['hidden', 'visible', 'hidden'] as const) turn(state);
    expect(told.map(({ url }) => url)).toEqual(['/api/analytics/release-health']);
    const [beacon] = told;
    const body = JSON.parse(beacon ? await textOf(beacon.body) : '') as unknown;
    expect(z.parse(releaseHealthSchema, body).apps).toMatchObject([
      { app: 'shell', version: 's1', hasError: true, isUnrendered: true, lcp: null, inp: null },
    ]);
    expect(document.cookie).toBe('');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
