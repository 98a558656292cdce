import { serverRendersSchema } from '@zaino/contracts/analytics';
import { isShortForm } from '@zaino/testing/config';
import { z } from 'zod';
import { openPool } from '../testing/open-pool';
import { shellBundle } from '../testing/published-releases';
import { CircuitBreaker } from './circuit-breaker';
import type { RenderPool } from './render-pool';

const forEver = 'for (;;);';
const soon = 'await new Promise((resolve) => setTimeout(resolve, 20));';

const good = `
  { path: '/good', render: () => ({ html: 'Good' }) },
  { path: '/good/slow', render: async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { html: 'Slow' };
  } }`;
const bad = `
  { path: '/bad/loop', render: () => { ${forEver} } },
  { path: '/bad/loop-later', render: async () => { ${soon} ${forEver} } },
  { path: '/bad/loop-in-a-microtask', render: async () => { await null; await null; ${forEver} } },
  { path: '/bad/throw', render: () => { throw new Error('thrown, /search?q=Mario+Rossi'); } },
  { path: '/bad/throw-null', render: () => { throw Object.create(null); } },
  { path: '/bad/never', render: () => new Promise(() => undefined) },
  { path: '/bad/exit', render: () => process.exit(1) },
  { path: '/bad/kill', render: () => process.kill(process.pid) },
  { path: '/bad/function', render: () => ({ html: 'x', failures: [], chunks: [() => 1] }) },
  { path: '/bad/stray', render: () => {
    Promise.reject(new Error('nobody awaits this'));
    setTimeout(() => { throw new Error('nobody is there'); }, 0);
    return { html: 'Fine so far' };
  } },
  { path: '/bad/console', render: () => {
    console.error('an error of %s', 'the bundle', { url: '/x?q=Mario' });
    return { html: 'Said' };
  } },
  { path: '/bad/fetch', render: () => { globalThis.fetch = () => 1; return { html: String(fetch) }; } },
  { path: '/bad/keep', render: () => {
    globalThis.kept = new Array(1e7).fill(0.5);
    return { html: 'Kept' };
  } },
  { path: '/bad/kept', render: () => ({ html: typeof globalThis.kept }) },
  { path: '/bad/hog', render: () => { const all = []; for (;;) all.push(new Array(10000).fill({})); } }`;

describe('render pool', () => {
  const pools: RenderPool[] = [];

  async function open(options: Parameters<typeof openPool>[0] = {}) {
    const limits = { stuckMs: 1000, takenMb: 128 };
    const opened = await openPool({ remotes: { good, bad }, limits, ...options });
    pools.push(opened.pool);
    return opened;
  }

  /** For pages that leave their worker, and its log, as they were. */
  let shared: Awaited<ReturnType<typeof openPool>>;

  beforeAll(async () => {
    shared = await openPool({ remotes: { good, bad } });
  });
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.retire()));
  });
  afterAll(() => shared.pool.retire());

  const isFrame = { html: 'Frame only', status: 500 };

  it('compiles each bundle once, for all of its threads', async () => {
    const { input, page } = await open({ threads: 2 });
    const compiled = [input.shell, ...input.remotes].map((bundle) => bundle.compiled?.length ?? 0);
    expect(compiled).toHaveLength(3);
    expect(Math.min(...compiled)).toBeGreaterThan(0);
    const pages = await Promise.all(['/good/slow', '/good/slow'].map((path) => page(path)));
    expect(pages.map(({ html }) => html)).toEqual(['Slow', 'Slow']);
  });

  it('renders a page', async () => {
    const { page } = shared;
    expect(await page('/good')).toMatchObject({ html: 'Good', status: 200, failures: [] });
  });

  it.each(['throw', 'throw-null', 'exit', 'kill', 'function'])(
    'sends the frame where a page fails by "%s", on the same thread as before',
    async (way) => {
      const { page, log } = shared;
      expect(await page(`/bad/${way}`)).toMatchObject(isFrame);
      expect(await page('/good')).toMatchObject({ html: 'Good' });
      expect(log).toEqual([]);
    },
  );

  it('tells why a page failed, without the words of a search', async () => {
    const { page } = shared;
    const { failures } = await page('/bad/throw');
    expect(failures).toEqual([
      { phase: 'render', route: 'bad', reason: 'Error: thrown, /search?…' },
    ]);
    expect(JSON.stringify(failures)).not.toContain('Mario');
  });

  const neverEnding = ['loop', 'loop-later', 'hog', 'loop-in-a-microtask'];

  it.each(isShortForm() ? neverEnding.slice(0, 3) : neverEnding)(
    'cuts off a page with "%s" and renders its neighbours elsewhere',
    async (way) => {
      const { page, log } = await open();
      const guilty = page(`/bad/${way}`);
      const neighbours = ['/good', '/good/slow', '/good'].map((path) => page(path));
      const rendered = (await Promise.all(neighbours)).map(({ html }) => html);
      expect(rendered).toEqual(['Good', 'Slow', 'Good']);
      expect(await guilty).toMatchObject(isFrame);
      expect(await page('/good')).toMatchObject({ html: 'Good' });
      expect(log.some(({ message }) => message === 'render thread lost')).toBe(true);
    },
  );

  it('does not let two guilty ones take an innocent one down', async () => {
    const { page } = await open({ threads: 2 });
    const paths = ['/bad/loop-later', '/good/slow', '/good/slow', '/bad/loop-later', '/good/slow'];
    const pages = await Promise.all(paths.map((path) => page(path)));
    const html = pages.map((one) => one.html);
    expect(html).toEqual(['Frame only', 'Slow', 'Slow', 'Frame only', 'Slow']);
  });

  it('leaves an app alone for a while whose pages cut off threads again and again', async () => {
    const breaker = new CircuitBreaker({ failures: 2, windowMs: 60_000, openMs: 60_000 });
    const { page, log, registry } = await open({ breaker, threads: 2 });
    await Promise.all([page('/bad/loop'), page('/bad/loop')]);
    expect(await page('/bad/stray')).toMatchObject({ html: 'Frame only', status: 503 });
    expect(await page('/good')).toMatchObject({ html: 'Good' });
    const lost = () => log.filter(({ message }) => message === 'render thread lost').length;
    const before = lost();
    expect(await page('/bad/loop')).toMatchObject({ status: 503 });
    expect(lost()).toBe(before);
    expect(log.filter(({ message }) => message.includes('left to the browsers'))).toHaveLength(1);
    expect(await registry.metrics()).toContain('render_app_barred_total{app="bad"} 1');
  });

  it('gives up a page that never comes, and only that one', async () => {
    const { page } = await open({ pageLimitMs: 2000 });
    const never = page('/bad/never');
    expect(await page('/good')).toMatchObject({ html: 'Good' });
    expect(await never).toMatchObject(isFrame);
  });

  it('lives on where a promise is rejected and nobody awaits it', async () => {
    const { page, log } = await open();
    expect(await page('/bad/stray')).toMatchObject({ html: 'Fine so far' });
    expect(await page('/good/slow')).toMatchObject({ html: 'Slow' });
    const said = log.map(({ fields }) => JSON.stringify(fields)).join();
    expect(said).toContain('nobody awaits this');
    expect(said).toContain('nobody is there');
    expect(log.map(({ message }) => message)).not.toContain('render thread lost');
  });

  it('writes what a bundle says to the log, without addresses’ queries', async () => {
    const { page, log } = await open();
    await page('/bad/console');
    const [said] = log;
    expect(said).toMatchObject({ level: 'warn', message: 'said while rendering' });
    expect(JSON.stringify(said)).toContain('an error of the bundle');
    expect(JSON.stringify(said)).not.toContain('Mario');
  });

  it('keeps the way to the services as it is', async () => {
    const { page } = shared;
    expect((await page('/bad/fetch')).html).not.toContain('=> 1');
  });

  it('leaves more pages than it can hold to the browsers at once', async () => {
    const { page } = await open();
    const pages = Array.from({ length: 90 }, () => page('/good/slow'));
    const rendered = await Promise.all(pages);
    const slow = rendered.filter(({ html }) => html === 'Slow');
    expect(slow).toHaveLength(64);
    const [refused] = rendered.filter(({ html }) => html !== 'Slow');
    expect(refused).toMatchObject({ html: 'Frame only', status: 503 });
  });

  it('goes on with a new thread in the place of one that holds too much memory', async () => {
    const { page, log } = await open({ limits: { heldMb: 64 } });
    const slow = page('/good/slow');
    expect(await page('/bad/keep')).toMatchObject({ html: 'Kept' });
    const messages = () => log.map(({ message }) => message);
    while (!messages().includes('render thread full')) await page('/good');
    while ((await page('/bad/kept')).html !== 'undefined') await page('/good/slow');
    expect(await slow).toMatchObject({ html: 'Slow' });
    expect(messages()).not.toContain('render thread lost');
  });

  it('finishes its pages when it is retired, also those of a thread that is cut off meanwhile', async () => {
    const { pool, page } = await open();
    const guilty = page('/bad/loop-later');
    const innocent = page('/good/slow');
    const ended = pool.retire();
    expect(await innocent).toMatchObject({ html: 'Slow' });
    expect(await guilty).toMatchObject(isFrame);
    await ended;
    expect(await page('/good')).toMatchObject({ html: 'Frame only', status: 503 });
  });

  it('answers 503 where an app has no usable version', async () => {
    const { page } = await open({ unavailable: ['gone'] });
    expect(await page('/gone')).toMatchObject({ html: 'Frame only', status: 503 });
    expect(await page('/nowhere')).toMatchObject({ status: 404 });
  });

  it('measures by app and outcome', async () => {
    const { page, registry } = await open();
    await page('/good');
    await page('/bad/throw');
    const text = await registry.metrics();
    expect(text).toContain('page_render_duration_seconds_count{app="good",outcome="complete"} 1');
    expect(text).toContain('page_render_duration_seconds_count{app="bad",outcome="frame"} 1');
  });

  it('counts by version what a page’s own code did, and nothing that was not its doing', async () => {
    const breaker = new CircuitBreaker({ failures: 1, windowMs: 60_000, openMs: 60_000 });
    const { page, counts } = await open({ breaker, pageLimitMs: 4000, unavailable: ['gone'] });
    await Promise.all(['/good', '/good', '/nowhere', '/gone'].map((path) => page(path)));
    await page('/good', { isFrameOnly: true });
    // It throws, then holds its thread, and is left to the browsers after that.
    for (const path of ['/bad/throw', '/bad/loop', '/bad/stray']) await page(path);
    // As many as fit: the others were nobody's fault.
    await Promise.all(Array.from({ length: 70 }, () => page('/good/slow')));
    const told: unknown[] = [];
    await counts.tell((_copy, minutes) => Promise.resolve(void told.push(...minutes)));
    const sums = z.array(serverRendersSchema).parse(told);
    const sumOf = (app: string) => {
      const own = sums.filter((one) => one.app === app);
      const add = (of: 'renders' | 'failedRenders') => own.reduce((sum, one) => sum + one[of], 0);
      return [...new Set(own.map(({ version }) => version)), add('renders'), add('failedRenders')];
    };
    expect(sumOf('good')).toEqual(['v1', 66, 0]);
    expect(sumOf('bad')).toEqual(['v1', 3, 3]);
    expect(sumOf('shell')).toEqual(['s1', 1, 0]);
    expect(sumOf('gone')).toEqual([0, 0]);
  });

  it.each([
    ['throws', 'throw new Error("at load");', /at load/],
    ['loops', forEver, /in time/],
    [
      'loops after its load',
      `Promise.resolve().then(() => { ${forEver} }); exports.routes = [];`,
      /in time/,
    ],
    ['is no JavaScript', 'exports.routes = [;', /SyntaxError/],
    [
      'requires a module that is not given',
      'require("node:fs"); exports.routes = [];',
      /node:fs may not be required/,
    ],
    ['exports no routes', 'exports.pages = [];', /no routes/],
    [
      'changes what all use',
      'Array.prototype.map = () => []; exports.routes = [];',
      /Array.prototype.map/,
    ],
    ['ends the process', 'process.exit(0); exports.routes = [];', /exit may not be called/],
    [
      'needs too much memory',
      'exports.routes = []; for (;;) exports.routes.push(new Array(1000).fill({}));',
      /memory/,
    ],
  ])('does not start where a bundle %s', async (_what, bundle, reason) => {
    const opening = openPool({
      remotes: { good },
      bundles: { broken: bundle },
      limits: { takenMb: 64 },
    });
    await expect(opening).rejects.toThrow(reason);
    await expect(opening).rejects.toMatchObject({ name: 'ThreadRefused', app: 'broken' });
  });

  it('does not start with a shell that cannot draw its frame', async () => {
    const shell = shellBundle('').replace("{ ...empty, html: 'Frame only' }", 'undefined()');
    await expect(openPool({ shell })).rejects.toMatchObject({
      name: 'ThreadRefused',
      app: 'shell',
    });
  });
});
