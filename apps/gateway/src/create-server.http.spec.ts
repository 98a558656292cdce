import 'reflect-metadata';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect as connectByTls, type ConnectionOptions } from 'node:tls';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { problemSchema, SESSION_COOKIE } from '@zaino/contracts/shared';
import type { FastifyInstance } from 'fastify';
import { listen, openGateway } from './testing/open-gateway';
import { PublishedReleases, remoteBundle, shellBundle } from './testing/published-releases';
import { selfSigned } from '@zaino/testing/self-signed';

const shellRoutes = `
  { path: '/', render: () => ({ html: 'Home' }) },
  { path: '/long', render: () => ({ html: 'libro '.repeat(1000) }) },
  { path: '/school/old', render: () => ({ status: 302, location: '/school/new' }) }`;
const schoolRoutes = `{
  path: '/school/RMIC8GA002',
  render: () => ({ html: 'School', chunks: ['routes', 'school'].map((chunk) => ({ app: 'finder', chunk })) }) }`;

const navigation = { 'sec-fetch-mode': 'navigate' };

describe('a gateway with a certificate', () => {
  const { cert, key } = selfSigned();
  let releases: PublishedReleases;
  let gateway: FastifyInstance;
  let service: Awaited<ReturnType<typeof listen>>;
  let port: number;
  let session: ClientHttp2Session;
  const calls: string[] = [];

  beforeAll(async () => {
    service = await listen((call, response) => {
      void text(call).then((body) => {
        calls.push(`${call.method} ${call.url} ${body} ${typeof call.headers['x-request-id']}`);
        response.setHeader('content-type', 'application/json').end('{"regioni":[]}');
      });
    });
    releases = new PublishedReleases();
    publish(releases);
    releases.write('cert.pem', cert);
    releases.write('key.pem', key);
    gateway = await openGateway(releases.folder, {
      TLS_CERT_FILE: join(releases.folder, 'cert.pem'),
      TLS_KEY_FILE: join(releases.folder, 'key.pem'),
      SCHOOLS_URL: service.url,
    });
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = gateway.server.address() as AddressInfo);
  });
  beforeEach(() => {
    session = connect(`https://127.0.0.1:${port}`, { ca: cert, servername: 'localhost' });
  });
  afterEach(() => session.close());
  afterAll(async () => {
    await gateway.close();
    service.close();
    releases.remove();
  });

  /** One call over HTTP/2, with the hints that came before the answer. */
  function call(path: string, headers: Record<string, string> = {}, sent = '') {
    const hints: IncomingHttpHeaders[] = [];
    return new Promise<{
      status: number | undefined;
      headers: IncomingHttpHeaders;
      body: Buffer;
      hints: IncomingHttpHeaders[];
    }>((resolve, reject) => {
      const stream = session.request(
        { ':path': path, ':authority': 'localhost', ...headers },
        { endStream: sent === '' },
      );
      stream.on('headers', (early) => hints.push(early));
      stream.on('response', (answered) => {
        buffer(stream).then((body) => {
          resolve({ status: answered[':status'], headers: answered, body, hints });
        }, reject);
      });
      stream.on('error', reject);
      if (sent !== '') stream.end(sent);
    });
  }

  /** The same over HTTP/1.1. */
  function callOldWay(path: string, headers: Record<string, string> = {}) {
    const early: number[] = [];
    return new Promise<{ status: number | undefined; version: string; early: number[] }>(
      (resolve, reject) => {
        const options = { port, path, headers, ca: cert, servername: 'localhost', agent: false };
        const one = request({ host: '127.0.0.1', ...options }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode, version: answer.httpVersion, early });
        });
        one.on('information', ({ statusCode }) => early.push(statusCode));
        one.on('error', reject).end();
      },
    );
  }

  it.each<[string, ConnectionOptions, string | null]>([
    ['TLS 1.3 with who knows it', {}, 'TLSv1.3'],
    ['TLS 1.2 with who does not', { maxVersion: 'TLSv1.2' }, 'TLSv1.2'],
    [
      'no TLS 1.1',
      { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' },
      null,
    ],
    [
      'no suite that proves a message by SHA-1',
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' },
      null,
    ],
    [
      'no suite that encrypts before it authenticates',
      { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA384' },
      null,
    ],
  ])('speaks %s', async (_what, options, version) => {
    const where = { port, host: '127.0.0.1', servername: 'localhost', ca: cert };
    const spoken = await new Promise<string | null>((resolve) => {
      const socket = connectByTls({ ...where, ...options }, () => {
        resolve(socket.getProtocol());
        socket.end();
      });
      socket.once('error', () => resolve(null));
    });
    expect(spoken).toBe(version);
  });

  describe('speaks HTTP/2', () => {
    it('for pages, compressed and with all headers', async () => {
      const { status, headers, body } = await call('/long', { 'accept-encoding': 'br' });
      expect([status, headers['content-encoding']]).toEqual([200, 'br']);
      expect(brotliDecompressSync(body).toString()).toContain('libro libro');
      expect(headers['content-security-policy']).toMatch("default-src 'none'");
      const again = await call('/long', { 'if-none-match': String(headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    it('for other status codes', async () => {
      expect(await call('/school/old')).toMatchObject({
        status: 302,
        headers: { location: '/school/new' },
      });
      expect((await call('/nowhere')).status).toBe(404);
      expect((await call('/%E0%A4%A')).status).toBe(400);
      expect((await call('/', { ':method': 'DELETE' })).status).toBe(405);
      const head = await call('/', { ':method': 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
    });

    it('for files of a release', async () => {
      const { status, headers, body } = await call('/releases/finder/f1/school.js');
      expect([status, body.toString()]).toEqual([200, 'school']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    it('for calls of the services', async () => {
      const { status, body } = await call('/api/regions?x=1');
      expect([status, body.toString()]).toEqual([200, '{"regioni":[]}']);
      expect(calls).toContain('GET /api/regions?x=1  string');
      await call(
        '/api/regions',
        { ':method': 'POST', 'content-type': 'application/json' },
        '{"a":1}',
      );
      expect(calls).toContain('POST /api/regions {"a":1} string');
      const unknown = await call('/api/nothing');
      expect(problemSchema.parse(JSON.parse(unknown.body.toString())).status).toBe(404);
    });

    it('for metrics and health', async () => {
      expect((await call('/health/ready')).status).toBe(200);
      expect((await call('/metrics')).body.toString()).toContain('http_request_duration_seconds');
    });

    it('and HTTP/1.1 for those who know nothing else', async () => {
      for (const path of ['/', '/releases/finder/f1/school.js', '/api/regions']) {
        expect(await callOldWay(path)).toMatchObject({ status: 200, version: '1.1' });
      }
    });
  });

  describe('gives early hints', () => {
    const linksOf = (hints: IncomingHttpHeaders[]) =>
      hints.flatMap(({ ':status': status, link }) => [status, ...[link ?? []].flat()]);
    const script = (path: string) => `</releases/${path}>; rel=preload; as=script; crossorigin`;
    const font =
      '</releases/shell/s1/font.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
    const ofShell = [font, script('shell/s1/entry.s1.js')];
    const ofSchool = ['entry.f1.js', 'routes.js', 'school.js'].map((file) =>
      script(`finder/f1/${file}`),
    );

    it('with the files of the shell, the remote, its routes and the page', async () => {
      const { hints, status } = await call('/school/new', navigation);
      expect(status).toBe(404);
      expect(linksOf(hints).join(', ')).toBe([103, ...ofShell, ...ofSchool].join(', '));
    });

    it('with the addresses that the document has', async () => {
      const path = '/school/RMIC8GA002';
      const { hints, body } = await call(path, navigation);
      const urls = linksOf(hints)
        .join()
        .matchAll(/<([^>]+)>/g);
      const hinted = [...urls].map(([, url]) => url ?? '');
      expect(hinted).toHaveLength(5);
      for (const url of hinted) expect(body.toString()).toContain(`="${url}"`);
    });

    it('with the shell’s files for a page that no remote has', async () => {
      const { hints } = await call('/?a=1', navigation);
      expect(linksOf(hints).join(', ')).toBe([103, ...ofShell].join(', '));
    });

    it('with the chunk of a page of the shell', async () => {
      const { hints } = await call('/auth/login', navigation);
      const ofLogin = ['login.js'].map((file) => script(`shell/s1/${file}`));
      expect(linksOf(hints).join(', ')).toBe([103, ...ofShell, ...ofLogin].join(', '));
    });

    it('when a page is made for somebody, but not when it is there already', async () => {
      await call('/?a=2');
      expect((await call('/?a=2', navigation)).hints).toEqual([]);
      const mine = { ...navigation, cookie: `${SESSION_COOKIE}=abc` };
      expect((await call('/?a=2', mine)).hints).toHaveLength(1);
    });

    it.each([
      ['a call that is no visit of a page', '/?a=3', {}],
      ['a call of a script', '/?a=4', { 'sec-fetch-mode': 'cors' }],
      ['a file', '/releases/finder/f1/school.js', navigation],
      ['a call of a service', '/api/regions', navigation],
    ])('not to %s', async (_what, path, headers) => {
      expect((await call(path, headers)).hints).toEqual([]);
    });

    it('not over HTTP/1.1', async () => {
      expect((await callOldWay('/?a=5', navigation)).early).toEqual([]);
    });
  });
});

function publish(releases: PublishedReleases): void {
  const patterns = [
    { app: 'finder', path: '/school/:code', chunk: 'school' },
    { app: 'shell', path: '/auth/login', chunk: 'login' },
  ];
  releases.publish({
    name: 'shell',
    version: 's1',
    files: { 'font.woff2': 'font', 'login.js': 'login', 'login.css': 'a{}' },
    chunks: { login: ['login.css', 'login.js'] },
    bundle: shellBundle(shellRoutes, patterns),
  });
  releases.publish({
    name: 'finder',
    version: 'f1',
    mounts: ['/school'],
    files: { 'routes.js': 'routes', 'school.js': 'school', 'school.css': 'a{}' },
    chunks: { routes: ['routes.js'], school: ['school.css', 'school.js'] },
    bundle: remoteBundle(schoolRoutes),
  });
}
