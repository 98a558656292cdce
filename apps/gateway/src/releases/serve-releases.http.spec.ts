import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

describe('files of a release', () => {
  let releases: PublishedReleases;
  let gateway: FastifyInstance;

  beforeAll(async () => {
    releases = new PublishedReleases();
    releases.publish({
      name: 'shell',
      version: 's1',
      files: { 'page.js': 'plain', 'a/b.js': 'b' },
    });
    releases.write('shell/s1/page.js.br', 'brotli');
    releases.write('shell/s1/page.js.gz', 'gzip');
    releases.write('shell/s1/release.json.br', 'manifest');
    releases.write('shell/s1/signature.json', 'manifest');
    releases.write('shell/.incoming-1/page.js', 'half');
    gateway = await openGateway(releases.folder);
  });
  afterAll(async () => {
    await gateway.close();
    releases.remove();
  });

  it.each(['page.js', 'entry.s1.js', 'a/b.js'])('are immutable for a year: %s', async (file) => {
    const { statusCode, headers } = await gateway.inject(`/releases/shell/s1/${file}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', undefined, 'plain'],
  ])('go as they were compressed by the build: %s', async (accepted, encoding, body) => {
    const answer = await gateway.inject({
      url: '/releases/shell/s1/page.js',
      headers: { 'accept-encoding': accepted },
    });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body]);
    expect(answer.headers['content-type']).toMatch('javascript');
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
  });

  it.each(['shell/s0/page.js', 'shell/s0/a/b.js?retry=1', 'missing/s1/page.js'])(
    'of a version whose files are gone are said to be gone, for GET and HEAD: %s',
    async (file) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await gateway.inject({ method, url: `/releases/${file}` });
        expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store']);
      }
    },
  );

  it.each(['shell/s1/missing.js', 'shell', 'shell/s0', 'shell/..%2f/x.js', '.hidden/s1/x.js'])(
    'that are none of a version are not there: %s',
    async (file) => {
      const { statusCode } = await gateway.inject(`/releases/${file}`);
      expect([403, 404]).toContain(statusCode);
    },
  );

  it.each([
    'shell/s1/server/server.js',
    'shell/s1/server%2fserver.js',
    'shell/s1/./server/server.js',
    'shell/s1//server/server.js',
    'shell/s1/release.json',
    'shell/s1/release.json.br',
    'live.json',
    'shell/s1/signature.json',
    'shell/s1',
    'shell/s1/',
    'shell/.incoming-1/page.js',
    'shell/s1/missing.js',
    '../package.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'shell/s1/..%2f..%2f..%2fetc%2fpasswd',
  ])('that are not for browsers or not there are refused and not kept: %s', async (file) => {
    for (const encoding of ['br', 'identity']) {
      const { statusCode, headers, body } = await gateway.inject({
        url: `/releases/${file}`,
        headers: { 'accept-encoding': encoding },
      });
      expect([403, 404]).toContain(statusCode);
      expect(headers['cache-control']).toMatch(/^(?:no-store|no-cache)$/);
      expect(body).not.toMatch(/manifest|half|exports|root:x|"private"|^s1/);
    }
  });
});
