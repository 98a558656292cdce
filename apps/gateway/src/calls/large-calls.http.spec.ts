import type { AddressInfo } from 'node:net';
import { defineEndpoint } from '@zaino/contracts/shared';
import fastify from 'fastify';
import { z } from 'zod';
import { notingService } from '../testing/noting-service';
import { listen, openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';
import { rawExchange } from '../testing/raw-exchange';
import { forwardCalls } from './forward-calls';

describe('calls that need longer than others', () => {
  const releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1' });
  const closing: (() => unknown)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });
  afterAll(() => releases.remove());

  it.each([
    ['takes a large body, and gets it', '/api/media', '200 OK'],
    ['does not', '/api/auth/login', '408 Request Timeout'],
  ])('a slow body of a call that %s', async (_, path, status) => {
    const service = await notingService();
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      CATALOGUE_URL: service.url,
      IDENTITY_URL: service.url,
      REQUEST_LIMIT_MS: '200',
    });
    closing.push(() => gateway.close());
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    const { port } = gateway.server.address() as AddressInfo;
    const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: image/png\r\nauthorization: Bearer ${'a'.repeat(43)}\r\n`;
    const pieces = Array<string>(20).fill('x');
    const answer = await rawExchange(port, [`${head}content-length: 20\r\n\r\n`, ...pieces], 50);
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(service.calls.map(({ body }) => body)).toEqual(
      status === '200 OK' ? ['x'.repeat(20)] : [],
    );
  });

  it('wait for their answer as long as the contract says', async () => {
    const silent = await listen(() => undefined);
    closing.push(silent.close);
    const call = { method: 'POST', path: '/api/slow' } as const;
    const endpoint = defineEndpoint(call, {
      summary: 'Slow',
      access: 'public',
      query: z.object({}),
      response: z.object({}),
      answerLimitMs: 100,
    });
    const app = fastify();
    closing.push(() => app.close());
    const service = { name: 'slow', urls: [silent.url], endpoints: [endpoint], prefixes: [] };
    await forwardCalls(app, [service]);
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/slow' });
    expect(statusCode).toBe(503);
  });
});
