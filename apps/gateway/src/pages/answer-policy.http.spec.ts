import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { listen, openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

/** What the stand-in of a service answers, by the path. */
const served: Record<string, [string, string]> = {
  '/api/orders/1/documents/ricevuta': ['application/pdf', '%PDF-1.7'],
  '/api/orders': ['application/json; charset=utf-8', '{}'],
};

describe('the content security policy of an answer that is no page', () => {
  const releases = new PublishedReleases();
  let gateway: FastifyInstance;
  let closeService: () => unknown;

  beforeAll(async () => {
    releases.publish({ name: 'shell', version: 's1', files: { 'a.svg': '<svg/>' } });
    const service = await listen(({ url = '' }, response) => {
      const [type, body] = served[url] ?? ['text/plain', ''];
      response.setHeader('content-type', type).end(body);
    });
    closeService = service.close;
    gateway = await openGateway(releases.folder, { ORDERS_URL: service.url });
  });
  afterAll(async () => {
    await gateway.close();
    await closeService();
    releases.remove();
  });

  const policyOf = async (url: string) =>
    String((await gateway.inject(url)).headers['content-security-policy']);
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  it.each([
    '/api/orders',
    '/api/nowhere',
    '/health/live',
    '/robots.txt',
    '/releases/shell/s1/none.js',
  ])('lets %s do nothing', async (url) => {
    expect(await policyOf(url)).toBe(nothing);
  });

  it('lets the browser show a document, and nobody frame it', async () => {
    expect(await policyOf('/api/orders/1/documents/ricevuta')).toBe(
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('lets a worker have its own scripts, and a drawing its styles', async () => {
    expect(await policyOf('/releases/shell/s1/entry.s1.js')).toMatch(
      /default-src 'none'.*script-src 'self'/,
    );
    expect(await policyOf('/releases/shell/s1/a.svg')).toMatch(
      /default-src 'none'.*style-src 'unsafe-inline'/,
    );
  });

  it('leaves a page its own', async () => {
    expect(await policyOf('/')).toMatch(/script-src 'self' 'sha256-/);
  });
});
