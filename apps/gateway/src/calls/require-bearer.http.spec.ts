import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { notingService } from '../testing/noting-service';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';
import { rawExchange } from '../testing/raw-exchange';

const releases = new PublishedReleases();
releases.publish({ name: 'shell', version: 's1' });
afterAll(() => releases.remove());

it('refuses calls of admins without a bearer before their body is taken', async () => {
  const service = await notingService();
  const gateway = await openGateway(releases.folder, { IDENTITY_URL: service.url });
  await gateway.listen({ port: 0, host: '127.0.0.1' });
  const { port } = gateway.server.address() as AddressInfo;
  const ask = (...more: string[]) => {
    const lines = ['POST /api/admin/logout HTTP/1.1', 'host: a', 'connection: close', ...more];
    return rawExchange(port, [`${lines.join('\r\n')}\r\n\r\n`]);
  };
  const bodyToCome = ['content-type: application/json', 'content-length: 200000'];
  expect(await ask(...bodyToCome)).toContain('HTTP/1.1 401');
  expect(await ask('authorization: Bearer short', ...bodyToCome)).toContain('HTTP/1.1 401');
  expect(service.calls).toEqual([]);
  const bearer = `authorization: Bearer ${'a'.repeat(43)}`;
  expect(await ask(bearer, 'content-length: 0')).toContain('HTTP/1.1 200');
  await gateway.close();
  service.close();
});
