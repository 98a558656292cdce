import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isShortForm } from '@zaino/testing/config';
import { listen } from '../testing/open-gateway';
import { openPool } from '../testing/open-pool';
import type { RenderPool } from './render-pool';

/** The real shell, as it was built for the server. */
const shell = readFileSync(
  resolve(import.meta.dirname, '../../../../dist/apps/shell/server/server.js'),
  'utf8',
);

const head = `
  const { createElement } = require('react');
  const { useLoaderData, redirect, data } = require('@zaino/web/router');
  const never = new Promise(() => undefined);
  const Words = () => createElement('p', null, 'Pagina: ', useLoaderData());
  const HydrateFallback = () => createElement('p', null, 'Arriva subito');
  const page = (path, { loader = () => 'dati', Component = Words, title = 'Prova' }) =>
    ({ path, loader, Component, HydrateFallback, handle: { title } });`;

const good = `${head}
  exports.routes = [
    page('/good', {}),
    page('/good/slow', { loader: async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'langsam';
    } }),
    page('/good/service', { loader: async () => (await fetch('http://shop.test/api/things')).text() }),
  ];`;

const bad = `${head}
  exports.routes = [
    page('/bad/loader-throws', { loader: () => { throw new Error('geheim'); } }),
    page('/bad/loader-rejects', { loader: async () => { await null; throw 'geheim'; } }),
    page('/bad/loader-never-answers', { loader: () => never }),
    page('/bad/loader-answers-500', { loader: () => { throw new Response('geheim', { status: 500 }); } }),
    page('/bad/loader-asks-elsewhere', { loader: () => fetch('http://elsewhere.test/') }),
    page('/bad/component-throws', { Component: () => { throw new Error('geheim'); } }),
    page('/bad/component-suspends', { Component: () => { throw never; } }),
    page('/bad/title-throws', { title: () => { throw new Error('geheim'); } }),
    page('/bad/data-in-a-circle', { loader: () => { const all = []; all.push(all); return all; } }),
    page('/bad/loop-in-loader', { loader: () => { for (;;); } }),
    page('/bad/loop-after-call', { loader: async () => {
      await (await fetch('http://shop.test/api/things')).text();
      for (;;);
    } }),
    page('/bad/loop-in-component', { Component: () => { for (;;); } }),
    page('/bad/not-found', { loader: () => { throw new Response('', { status: 404 }); } }),
    page('/bad/data-not-found', { loader: () => { throw data('nichts', { status: 404 }); } }),
    page('/bad/moved', { loader: () => redirect('/good') }),
  ];`;

describe('a remote in the real shell', () => {
  const closing: (() => unknown)[] = [];
  const ofShared: (() => unknown)[] = [];

  /** For all that loses no worker: the real shell takes its time to start. */
  let shared: Awaited<ReturnType<typeof open>>;

  beforeAll(async () => {
    shared = await open();
    ofShared.push(...closing.splice(0));
  });
  afterEach(() => closeAll(closing));
  afterAll(() => closeAll(ofShared));

  async function closeAll(those: (() => unknown)[]): Promise<void> {
    for (const close of those.splice(0)) await close();
  }

  async function open(gone: string[] = []) {
    const asked: Record<string, unknown>[] = [];
    const service = await listen(({ headers }, answer) => {
      asked.push(headers);
      answer.setHeader('content-type', 'application/json').setHeader('etag', '"1"').end('"Dinge"');
    });
    const services = [{ prefixes: ['/api/things'], urls: [...gone, service.url] }];
    const limits = { stuckMs: 1500 };
    const opened = await openPool({ shell, bundles: { good, bad }, services, limits });
    const { pool }: { pool: RenderPool } = opened;
    closing.push(() => pool.retire(), service.close);
    return { ...opened, asked };
  }

  it('gives a whole page with its data', async () => {
    const { page } = shared;
    const { status, html, data, head: markup, failures } = await page('/good');
    expect({ status, failures }).toEqual({ status: 200, failures: [] });
    expect(html).toMatch(/<header.*Pagina: .*dati.*<footer/s);
    expect(JSON.parse(data)).toMatchObject({ loaderData: expect.anything() as unknown });
    expect(markup).toContain('<title>Prova');
  });

  it.each(['throws', 'rejects', 'never-answers', 'answers-500', 'asks-elsewhere'])(
    'costs its own area where its loader %s: the browser loads again',
    async (way) => {
      const { page } = shared;
      const { status, html, data, failures } = await page(`/bad/loader-${way}`);
      expect(status).toBe(503);
      expect(html).toMatch(/<header.*Arriva subito.*<footer/s);
      expect(html + data).not.toContain('geheim');
      const { loaderData, errors } = JSON.parse(data) as Record<string, object | null>;
      expect(Object.values(loaderData ?? {})).not.toContain('dati');
      expect(errors).toBeNull();
      expect(failures).toMatchObject([{ phase: 'load' }]);
      expect(await page('/good')).toMatchObject({ status: 200 });
    },
  );

  it.each(['throws', 'suspends'])(
    'costs its own area where its component %s: the browser draws it, with the data at hand',
    async (way) => {
      const { page } = shared;
      const { status, html, data, failures } = await page(`/bad/component-${way}`);
      expect(status).toBe(500);
      expect(html).toMatch(/<header.*Caricamento.*<footer/s);
      expect(html + data).not.toContain('geheim');
      expect(data).toContain('dati');
      expect(failures).toMatchObject([{ phase: 'render' }]);
    },
  );

  it('keeps its page where only its title fails', async () => {
    const { page } = shared;
    const { status, html, head: markup, failures } = await page('/bad/title-throws');
    expect(status).toBe(200);
    expect(html).toContain('dati');
    expect(markup).toMatch(/<title>.*noindex/);
    expect(failures).toMatchObject([{ route: 'head' }]);
  });

  it('gets the frame where its data cannot be sent', async () => {
    const { page } = shared;
    const { status, html, data } = await page('/bad/data-in-a-circle');
    expect({ status, data }).toEqual({ status: 500, data: '' });
    expect(html).toMatch(/<header.*Caricamento.*<footer/s);
  });

  const loops = ['loop-in-component', 'loop-in-loader', 'loop-after-call'];

  it.each(isShortForm() ? loops.slice(0, 1) : loops)(
    'is cut off at a %s, its neighbours come from elsewhere',
    async (way) => {
      const { page } = await open();
      const paths = [`/bad/${way}`, '/good', '/good/slow', '/good/service'];
      const [guilty, ...others] = await Promise.all(
        paths.map((path) => page(path, { timeLimitMs: 3000 })),
      );
      expect(guilty).toMatchObject({ status: 500, data: '' });
      expect(guilty?.html).toMatch(/<header.*Caricamento.*<footer/s);
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    },
  );

  it.each([
    ['/bad/not-found', 404],
    ['/bad/data-not-found', 404],
    ['/bad/nowhere', 404],
    ['/nowhere', 404],
  ])('says by its status what it wants to say at %s', async (path, status) => {
    const { page } = shared;
    expect(await page(path)).toMatchObject({ status, failures: [] });
  });

  it('leads elsewhere', async () => {
    const { page } = shared;
    expect(await page('/bad/moved')).toMatchObject({ status: 302, location: '/good' });
  });

  it('asks the services with what the visitor sent, and keeps what is for everybody', async () => {
    const { page, asked } = await open();
    const personal = { cookie: 'zaino-session=mine', 'x-request-id': 'r-1' };
    await page('/good/service', { headers: personal });
    await page('/good/service', { headers: { 'x-request-id': 'r-2' } });
    const { html } = await page('/good/service', { headers: { 'x-request-id': 'r-3' } });
    expect(html).toContain('Dinge');
    expect(asked[0]).toMatchObject(personal);
    expect(asked[1]).toMatchObject({ 'x-request-id': 'r-2' });
    expect(asked[1]).not.toHaveProperty('cookie');
    expect(asked[1]).not.toHaveProperty('if-none-match');
    expect(asked[2]).toMatchObject({ 'if-none-match': '"1"' });
  });

  it('asks another copy of a service where one is gone', async () => {
    const { page, asked } = await open(['http://127.0.0.1:1', 'http://127.0.0.1:2']);
    for (let visit = 0; visit < 4; visit += 1) {
      const { status, html } = await page('/good/service');
      expect([status, html.includes('Dinge')]).toEqual([200, true]);
    }
    expect(asked).toHaveLength(4);
  });
});
