import { releaseHealthSchema } from '@zaino/contracts/analytics';
import { HYDRATION_DATA_ELEMENT, type ReleaseSet } from '@zaino/contracts/shared';
import { z } from 'zod';
import { followVisit } from './follow-visit';

const releases: ReleaseSet = {
  shell: { version: 's1', base: '/releases/shell/s1/', integrity: {} },
  remotes: [],
};

/** What the tab tells when it is left, of a page that came with the loaders' data. */
async function told(loaded: object | undefined): Promise<unknown> {
  document.body.innerHTML = `<script type="application/json" id="${HYDRATION_DATA_ELEMENT}">{}</script>`;
  const bodies: Blob[] = [];
  const sendBeacon = (_: string, body: Blob) => bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const getEntriesByType = (type: string) => (type === 'navigation' && loaded ? [loaded] : []);
  // jsdom has none.
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: getEntriesByType,
  });
  followVisit(releases, []);
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  // jsdom's blobs have no `text`.
  const text = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(bodies[0] ?? new Blob());
  });
  const [shell] = z.parse(releaseHealthSchema, JSON.parse(text)).apps;
  return shell?.isUnrendered;
}

const navigation = { type: 'navigate', name: 'https://zaino.example/' };

describe('a page that came with its data', () => {
  it.each([
    ['was drawn', { ...navigation, responseStatus: 200 }, false],
    ['was drawn, for what is not there', { ...navigation, responseStatus: 404 }, false],
    ['was not drawn, as its code threw', { ...navigation, responseStatus: 500 }, true],
    ['was not drawn, as its data failed', { ...navigation, responseStatus: 503 }, true],
    ['was drawn, as far as this browser tells', navigation, false],
  ])('%s', async (_, loaded, isUnrendered) => {
    expect(await told(loaded)).toBe(isUnrendered);
  });
});
