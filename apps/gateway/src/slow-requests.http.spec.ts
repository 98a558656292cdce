import 'reflect-metadata';
import {
  connect as connectHttp2,
  type ClientHttp2Session,
  type ClientHttp2Stream,
} from 'node:http2';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { notingService } from './testing/noting-service';
import { openGateway } from './testing/open-gateway';
import { PublishedReleases } from './testing/published-releases';
import { rawExchange, rawRequest } from './testing/raw-exchange';
import { selfSigned } from '@zaino/testing/self-signed';

const MOST_MS = 60_000;
const soon = { REQUEST_LIMIT_MS: '300' };
const slowly = Array<string>(200).fill('x');

describe('a request that does not come', () => {
  const releases = new PublishedReleases();
  releases.publish({ name: 'shell', version: 's1' });
  const { cert, key } = selfSigned();
  releases.write('cert.pem', cert);
  releases.write('key.pem', key);
  const closing: (() => unknown)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await inTime(close);
  });
  afterAll(() => releases.remove());

  async function open(env: Record<string, string> = {}) {
    const service = await notingService();
    closing.push(service.close);
    const gateway = await openGateway(releases.folder, {
      IDENTITY_URL: service.url,
      ...soon,
      ...env,
    });
    closing.push(() => gateway.close());
    await gateway.listen({ port: 0, host: '127.0.0.1' });
    const { port } = gateway.server.address() as AddressInfo;
    return { port, calls: service.calls };
  }

  const begun = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\n';
  const withBody = `${begun}content-type: application/json\r\n`;

  it.each([
    ['has slow headers', [`${begun}x-slow: `, ...slowly]],
    ['has a slow body', [`${withBody}content-length: 1000\r\n\r\n`, ...slowly]],
    [
      'has slow pieces',
      [`${withBody}transfer-encoding: chunked\r\n\r\n`, ...slowly.map((one) => `1\r\n${one}\r\n`)],
    ],
    ['ends within its body', [`${withBody}content-length: 1000\r\n\r\n{`]],
  ])('is cut where it %s', async (_what, pieces) => {
    const { port, calls } = await open();
    const answer = await rawExchange(port, pieces, 50);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(calls).toEqual([]);
  });

  it('ends without a word where nothing was asked for', async () => {
    const { port } = await open();
    expect(await rawExchange(port, [])).toBe('');
  });

  it('has come where it stood unread while the machine was busy', async () => {
    const { port } = await open();
    const socket = connect({ port, host: '127.0.0.1' });
    closing.push(() => socket.destroy());
    await once(socket, 'connect');
    // The gateway has taken the connection by now.
    await rawExchange(port, [rawRequest('GET /api/auth/me')]);
    socket.write(rawRequest('GET /api/auth/me'));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_000);
    expect(await text(socket)).toContain('200 OK');
  });

  it('costs nobody else anything', async () => {
    const { port } = await open();
    const slow = rawExchange(port, [`${begun}x-slow: `, ...slowly], 50);
    const others = await Promise.all(
      Array.from({ length: 10 }, () => rawExchange(port, [rawRequest('GET /api/auth/me')])),
    );
    for (const answer of others) expect(answer).toContain('200 OK');
    expect(await slow).toContain('408');
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['too long headers', rawRequest('GET /', [`x-long: ${'x'.repeat(20_000)}`]), 431],
  ])('is answered %s with a line and an end', async (_what, text, status) => {
    const { port } = await open();
    const answer = await rawExchange(port, [text]);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*content-length: 0\r\n\r\n$`));
  });

  describe('over HTTP/2', () => {
    async function openSession() {
      const { port, calls } = await open({
        TLS_CERT_FILE: join(releases.folder, 'cert.pem'),
        TLS_KEY_FILE: join(releases.folder, 'key.pem'),
      });
      const session = connectHttp2(`https://127.0.0.1:${port}`, {
        ca: cert,
        servername: 'localhost',
      });
      session.on('error', () => undefined);
      closing.push(() => session.destroy());
      return { session, calls };
    }

    /** Resolves with the status; none where the stream ends without. */
    function begin(session: ClientHttp2Session, path: string) {
      const stream = session.request({
        ':method': 'POST',
        ':path': path,
        ':authority': 'localhost',
        'content-type': 'application/json',
      });
      stream.on('error', () => undefined);
      const status = new Promise((resolve) => {
        stream.on('response', (headers) => resolve(headers[':status']));
        stream.on('close', () => resolve(undefined));
      });
      stream.resume();
      return { stream, status };
    }

    /** Once the gateway has ended the stream. Node tells nothing of it to who has something left to write. */
    async function end(stream: ClientHttp2Stream): Promise<void> {
      while (!stream.closed) await pause(10);
    }

    it('is cut where its body is slow', async () => {
      const { session, calls } = await openSession();
      const { stream, status } = begin(session, '/api/auth/login');
      const drip = setInterval(() => stream.writable && stream.write('x'), 50);
      expect(await status).toBe(408);
      await end(stream);
      clearInterval(drip);
      expect(calls).toEqual([]);
    });

    it('is cut where its body is too large', async () => {
      const { session, calls } = await openSession();
      const { stream, status } = begin(session, '/api/security-logs');
      stream.write('x'.repeat(9 * 1024));
      expect(await status).toBe(413);
      await end(stream);
      expect(calls).toEqual([]);
    });

    it('and one that does come is answered', async () => {
      const { session, calls } = await openSession();
      const { stream, status } = begin(session, '/api/auth/login');
      stream.end('{}');
      expect(await status).toBe(200);
      expect(calls).toMatchObject([{ body: '{}' }]);
    });
  });
});

/** Whatever is left open is named, since tests of this file wait for ends. */
async function inTime(close: () => unknown): Promise<void> {
  const limit = new AbortController();
  const late = pause(MOST_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`Not closed after ${MOST_MS} ms: ${close.toString()}`);
  });
  try {
    await Promise.race([close(), late]);
  } finally {
    limit.abort();
    await late.catch(() => undefined);
  }
}
