import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { PublishedReleases } from '../testing/published-releases';
import { rawExchange, rawRequest } from '../testing/raw-exchange';
import { TestDoor } from '../testing/test-door';

const json = { 'content-type': 'application/json' };

describe('calls at the door', () => {
  const door = new TestDoor();
  afterEach(() => door.close());
  afterAll(() => door.remove());

  it.each([
    ['bare line ends', 'x-a: 1\nx-service-key: stolen'],
    ['a name with a space', 'x-service-key : stolen'],
    ['a folded line', 'x-a: 1\r\n x-service-key: stolen'],
    ['two lengths', 'content-length: 0\r\ncontent-length: 5'],
    ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked'],
    ['a zero byte', 'x-a: \u0000'],
  ])('refuses a request with %s in its headers', async (_what, header) => {
    const { calls, listening } = await door.openAccounts();
    const answer = await rawExchange(await listening(), [
      rawRequest('POST /api/auth/logout', [header]),
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(calls).toEqual([]);
  });

  describe('with too large a body are refused', () => {
    const large = 'x'.repeat(9 * 1024);
    const tooLarge = /^HTTP\/1\.1 413 Payload Too Large\r\n[^]*"code":"invalid-input"/;

    it.each([
      ['of its contract', '/api/security-logs', 9 * 1024],
      ['of all', '/api/profile', 257 * 1024],
      ['of a call that no contract has', '/api/auth/other', 257 * 1024],
    ])('by the limit %s', async (_what, url, size) => {
      const { gateway, calls } = await door.openAccounts();
      const method = url === '/api/profile' ? 'PUT' : 'POST';
      const payload = 'x'.repeat(size);
      const answer = await gateway.inject({ method, url, headers: json, payload });
      expect(answer.statusCode).toBe(413);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(calls).toEqual([]);
    });

    it('before it was sent, by what it says of itself', async () => {
      const { calls, listening } = await door.openAccounts();
      const head = ['content-type: application/json', 'content-length: 9000000'];
      const answer = await rawExchange(await listening(), [
        rawRequest('POST /api/security-logs', head),
      ]);
      expect(answer).toMatch(tooLarge);
      expect(calls).toEqual([]);
    });

    it('while it comes in pieces of an unknown number', async () => {
      const { calls, listening } = await door.openAccounts();
      const head = ['content-type: application/json', 'transfer-encoding: chunked'];
      const piece = `${large.length.toString(16)}\r\n${large}\r\n`;
      const answer = await rawExchange(
        await listening(),
        [rawRequest('POST /api/security-logs', head), ...Array<string>(40).fill(piece)],
        1,
      );
      expect(answer).toMatch(tooLarge);
      expect(calls).toEqual([]);
    });
  });

  describe('reach nothing that is not for the public:', () => {
    const pages = new PublishedReleases();
    pages.publish({ name: 'shell', version: 's1' });
    afterAll(() => pages.remove());

    it.each(['GET', 'POST', 'DELETE'])('%s of what services tell one another', async (method) => {
      const bookshops = await door.openService();
      const gateway = await door.open({ BOOKSHOPS_URL: bookshops.url }, pages.folder);
      await gateway.listen({ port: 0, host: '127.0.0.1' });
      const { port } = gateway.server.address() as AddressInfo;
      for (const path of [
        '/internal/tenants/1',
        '/api/tenants/../../internal/tenants/1',
        '/api/tenants/%2e%2e/%2E%2e/internal/tenants/1',
        '/api/tenants/..%2f..%2finternal/tenants/1',
        '/api/tenants/..\\..\\internal/tenants/1',
        '/api/tenants/./1',
        '//internal/tenants/1',
        'http://bookshops/internal/tenants/1',
      ]) {
        const request = rawRequest(`${method} ${path}`, ['x-service-key: stolen']);
        expect(await rawExchange(port, [request])).toMatch(/^HTTP\/1\.1 4\d\d /);
      }
      expect(bookshops.calls).toEqual([]);
    });

    it.each(['TRACE', 'OPTIONS', 'PROPFIND', 'LINK'])('%s is no method here', async (method) => {
      const { calls, listening } = await door.openAccounts();
      const answer = await rawExchange(await listening(), [rawRequest(`${method} /api/auth/me`)]);
      expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer).toMatch(/\r\nallow: GET, HEAD, POST, PUT, PATCH, DELETE\r\n/);
      expect(calls).toEqual([]);
    });

    it.each(['/api/covers/%ff', '/api/auth/%E0%A4%A'])(
      'an address that cannot be read: %s',
      async (url) => {
        const { gateway, calls } = await door.openAccounts();
        expect((await gateway.inject(url)).statusCode).toBe(400);
        expect(calls).toEqual([]);
      },
    );
  });
});
