import { releaseHealthSchema } from '@zaino/contracts/analytics';
import type { ReleaseSet } from '@zaino/contracts/shared';
import { z } from 'zod';
import { type EndedVisit, visitHealth } from './visit-health';

const files = (app: string, version: string) => ({
  version,
  base: `/releases/${app}/${version}/`,
  integrity: {},
});
const releases: ReleaseSet = {
  shell: files('shell', 's1'),
  remotes: [
    { ...files('cart', 'c1'), name: 'cart', mounts: ['/cart'], entry: 'remote.js' },
    { ...files('blog', 'b1'), name: 'blog', mounts: ['/blog'], entry: 'remote.js' },
  ],
};

const at = (app: string, version: string) =>
  `https://zaino.example/releases/${app}/${version}/1.js`;
const stackOf = (...places: string[]) =>
  ['TypeError: no', ...places.map((place) => `    at f (${place}:1:20)`)].join('\n');

function visit(changes: Partial<EndedVisit> = {}) {
  const { apps } = z.parse(
    releaseHealthSchema,
    visitHealth(releases, {
      pathname: '/cart',
      isRendered: true,
      files: [],
      heard: [],
      lcp: 900,
      inp: null,
      ...changes,
    }),
  );
  return Object.fromEntries(apps.map((app) => [app.app, app]));
}

const thrown = (stack: string, name = 'TypeError') =>
  new ErrorEvent('error', { error: Object.assign(new Error('no'), { name, stack }) });
const reported = (detail: object) => new CustomEvent('zaino:error', { detail });

/** As it is heard where a file of the page does not come. */
function missing(address: string): Event {
  const element = document.createElement('script');
  element.src = address;
  const event = new Event('error');
  element.dispatchEvent(event);
  return event;
}

describe('how a visit went', () => {
  it('is told of the shell, of the page’s app, and of those whose files were loaded', () => {
    expect(Object.keys(visit())).toEqual(['shell', 'cart']);
    expect(Object.keys(visit({ pathname: '/' }))).toEqual(['shell']);
    expect(visit({ files: [at('blog', 'b1')] })).toMatchObject({
      shell: { version: 's1', lcp: 900, hasError: false },
      cart: { version: 'c1', lcp: 900, hasFailedLoad: false },
      // What was painted first was no page of the blog.
      blog: { version: 'b1', lcp: null },
    });
  });

  it('blames the app whose code threw, and the shell where none but its own did', () => {
    const byCart = visit({ heard: [thrown(stackOf(at('shell', 's1'), at('cart', 'c1')))] });
    expect(byCart).toMatchObject({ shell: { hasError: false }, cart: { hasError: true } });
    const byShell = visit({ heard: [thrown(stackOf(at('shell', 's1')))] });
    expect(byShell).toMatchObject({ shell: { hasError: true }, cart: { hasError: false } });
    const byBlog = visit({ heard: [reported({ stack: stackOf(at('blog', 'b1')) })] });
    expect(byBlog).toMatchObject({ blog: { hasError: true }, cart: { hasError: false } });
  });

  it('blames the app whose file did not come', () => {
    expect(visit({ heard: [missing(at('cart', 'c1'))] })).toMatchObject({
      cart: { hasError: false, hasFailedLoad: true },
    });
    const message = 'Remote blog did not load';
    const late = reported({ name: 'RemoteLoadError', message, stack: stackOf(at('shell', 's1')) });
    expect(visit({ heard: [late] })).toMatchObject({
      blog: { hasFailedLoad: true },
      shell: { hasError: false, hasFailedLoad: false },
    });
  });

  it('blames the page’s app where the server drew nothing', () => {
    expect(visit({ isRendered: false })).toMatchObject({
      shell: { isUnrendered: false },
      cart: { isUnrendered: true },
    });
  });

  it.each([
    ['an extension', thrown('at f (chrome-extension://abc/1.js:1:1)')],
    ['a page that was left', thrown(stackOf(at('cart', 'c1')), 'AbortError')],
    ['another version', thrown(stackOf(at('cart', 'c0')))],
    ['a rejection with a word', Object.assign(new Event('unhandledrejection'), { reason: 'no' })],
  ])('blames nobody for %s', (_, event) => {
    const apps = Object.values(visit({ heard: [event] }));
    expect(apps.filter(({ hasError, hasFailedLoad }) => hasError || hasFailedLoad)).toEqual([]);
  });
});
