import 'reflect-metadata';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemSchema, type Release } from '@zaino/contracts/shared';
import { configSchema } from './config';
import { createGateway } from './gateway';

function publish(folder: string, release: Partial<Release> & { name: string; version: string }) {
  const target = join(folder, release.name, release.version);
  mkdirSync(target, { recursive: true });
  const file = `entry.${release.version}.js`;
  writeFileSync(join(target, file), `window.loaded = '${release.version}';`);
  const full: Release = { mounts: ['/'], entry: [file], integrity: {}, ...release };
  writeFileSync(join(target, 'release.json'), JSON.stringify(full));
  writeFileSync(join(folder, release.name, 'active'), release.version);
}

function listen(handler: RequestListener): Promise<{ url: string; server: Server }> {
  return new Promise((resolve) => {
    const server = createServer(handler);
    server.listen(0, '127.0.0.1', () => {
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server });
    });
  });
}

describe('gateway', () => {
  let folder: string;
  const closing: (() => unknown)[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zaino-gateway-'));
    publish(folder, { name: 'shell', version: 's1' });
    publish(folder, { name: 'cart', version: 'c1', mounts: ['/cart'] });
  });

  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    rmSync(folder, { recursive: true });
  });

  async function open(env: Record<string, string> = {}) {
    const config = configSchema.parse({ RELEASES_DIR: folder, LOG_LEVEL: 'silent', ...env });
    const gateway = await createGateway(config);
    closing.push(() => gateway.close());
    return gateway;
  }

  it('names the active versions in the page and preloads the remote of the path', async () => {
    const gateway = await open();
    const { body, statusCode } = await gateway.inject('/cart');
    expect(statusCode).toBe(200);
    expect(body).toContain('src="/releases/shell/s1/entry.s1.js"');
    expect(body).toContain('rel="preload" as="script" href="/releases/cart/c1/entry.c1.js"');
    expect(body).toMatch(/"name":"cart","version":"c1","mounts":\["\/cart"\]/);
  });

  it('answers 404 with the page where neither shell nor remote has a path', async () => {
    const gateway = await open();
    const { body, statusCode, headers } = await gateway.inject('/nowhere');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('id="root"');
  });

  it('does not take a path for a mount that only begins alike', async () => {
    const gateway = await open();
    expect((await gateway.inject('/carton')).statusCode).toBe(404);
  });

  it('allows no script but its own and no framing', async () => {
    const gateway = await open();
    const { headers } = await gateway.inject('/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends a page again only when it changed', async () => {
    const gateway = await open();
    const first = await gateway.inject('/');
    const again = await gateway.inject({
      url: '/',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('serves files of a release for a year and refuses to leave the folder', async () => {
    const gateway = await open();
    const file = await gateway.inject('/releases/cart/c1/entry.c1.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const url of ['/releases/../package.json', '/releases/%2e%2e/%2e%2e/etc/passwd']) {
      expect((await gateway.inject(url)).body).not.toMatch(/root:x|"private"/);
    }
  });

  it('switches to a new version without a restart and keeps serving the old files', async () => {
    const gateway = await open();
    await gateway.inject('/cart');
    publish(folder, { name: 'cart', version: 'c2', mounts: ['/cart'] });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
    expect((await gateway.inject('/cart')).body).toContain('"version":"c2"');
    expect((await gateway.inject('/releases/cart/c1/entry.c1.js')).statusCode).toBe(200);
  });

  it('keeps the version before when a new one cannot be read', async () => {
    const gateway = await open();
    await gateway.inject('/cart');
    writeFileSync(join(folder, 'cart', 'active'), 'missing');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000);
    expect((await gateway.inject('/cart')).body).toContain('"version":"c1"');
  });

  it('forwards a service its calls with query and request id', async () => {
    let seen = '';
    const { url, server } = await listen((request, response) => {
      seen = `${request.url} ${typeof request.headers['x-request-id']}`;
      response.setHeader('content-type', 'application/json').end('{"province":[]}');
    });
    closing.push(() => server.close());
    const gateway = await open({ SCHOOLS_URL: url });
    const { body } = await gateway.inject('/api/provinces?regione=Valle%20d%27Aosta');
    expect(body).toBe('{"province":[]}');
    expect(seen).toBe('/api/provinces?regione=Valle%20d%27Aosta string');
  });

  it.each([
    ['is not there', () => Promise.resolve('http://127.0.0.1:1')],
    [
      'breaks off',
      async () => {
        const { url, server } = await listen((request) => request.socket.destroy());
        closing.push(() => server.close());
        return url;
      },
    ],
  ])('answers 503 with a text when a service %s', async (_what, start) => {
    const gateway = await open({ SCHOOLS_URL: await start() });
    const { statusCode, headers, body } = await gateway.inject('/api/regions');
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    const problem = problemSchema.parse(JSON.parse(body));
    expect(problem.error).toBe('Servizio momentaneamente non disponibile');
  });

  it.each(['/api', '/api/nothing', '/api/..%2f..%2fx'])(
    'refuses the unknown call %s',
    async (url) => {
      const gateway = await open();
      const { statusCode, body } = await gateway.inject(url);
      expect(statusCode).toBe(404);
      expect(problemSchema.parse(JSON.parse(body)).code).toBe('not-found');
    },
  );

  it('refuses a malformed address with a clear error', async () => {
    const gateway = await open();
    expect((await gateway.inject('/%E0%A4%A')).statusCode).toBe(400);
  });

  it('is ready only once a shell was published', async () => {
    expect((await (await open()).inject('/health/ready')).statusCode).toBe(200);
    const empty = await open({ RELEASES_DIR: join(folder, 'none') });
    expect((await empty.inject('/health/ready')).statusCode).toBe(503);
    expect((await empty.inject('/')).statusCode).toBe(503);
  });
});
