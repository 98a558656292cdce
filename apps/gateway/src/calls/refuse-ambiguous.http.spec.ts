import 'reflect-metadata';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { openGateway } from '../testing/open-gateway';
import { PublishedReleases } from '../testing/published-releases';

let releases: PublishedReleases;
let gateway: FastifyInstance;

beforeAll(async () => {
  releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1' });
  gateway = await openGateway(releases.folder);
  await gateway.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await gateway.close();
  releases.remove();
});

/** Sends bytes as no well-behaved client would, and gives the answer as it came. */
async function answerTo(...lines: string[]): Promise<string> {
  const { port } = gateway.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
  return await text(socket);
}

describe('a request that names its host twice', () => {
  it.each([
    ['in an absolute target', ['GET http://evil.example/robots.txt HTTP/1.1', 'host: localhost']],
    ['by the same name, too', ['GET http://localhost/robots.txt HTTP/1.1', 'host: localhost']],
    ['in two fields', ['GET /robots.txt HTTP/1.1', 'host: localhost', 'Host: evil.example']],
  ])('%s is refused', async (_where, lines) => {
    const answer = await answerTo(...lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('application/problem+json');
    expect(answer).not.toContain('evil.example');
  });

  it('is answered where it names it once', async () => {
    expect(await answerTo('GET /robots.txt HTTP/1.1', 'host: localhost')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});
