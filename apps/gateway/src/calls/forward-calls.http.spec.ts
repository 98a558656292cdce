import 'reflect-metadata';
import { setTimeout as delay } from 'node:timers/promises';
import { problemSchema } from '@zaino/contracts/shared';
import { GATEWAY_LIMIT_MS } from '@zaino/rules/time-limits';
import { waitUntil } from '@zaino/testing/processes';
import { SERVICE_COOKIES } from '../testing/noting-service';
import { listen } from '../testing/open-gateway';
import { rawExchange, rawRequest } from '../testing/raw-exchange';
import { TestDoor } from '../testing/test-door';

const json = { 'content-type': 'application/json' };

describe('calls at the door', () => {
  const door = new TestDoor();
  afterEach(() => door.close());
  afterAll(() => door.remove());

  describe('go to the copies of a service', () => {
    it('in turn', async () => {
      const copies = [await door.openService(), await door.openService()];
      const gateway = await door.open({ IDENTITY_URL: copies.map(({ url }) => url).join(', ') });
      for (let call = 0; call < 6; call += 1) await gateway.inject('/api/auth/me');
      expect(copies.map(({ calls }) => calls.length)).toEqual([3, 3]);
    });

    it('past one that is gone, with their bodies', async () => {
      const [gone, other] = [await door.openService(), await door.openService()];
      const gateway = await door.open({ IDENTITY_URL: `${gone.url},${other.url}` });
      gone.close();
      for (let call = 0; call < 4; call += 1) {
        const payload = JSON.stringify({ call });
        const url = '/api/auth/login';
        const answer = await gateway.inject({ method: 'POST', url, headers: json, payload });
        expect(answer.statusCode).toBe(200);
      }
      expect(other.calls.map(({ body }) => body)).toEqual(
        [0, 1, 2, 3].map((call) => JSON.stringify({ call })),
      );
    });

    it('only once where one may have taken it', async () => {
      let taken = 0;
      const breaking = await listen((request) => {
        taken += 1;
        request.socket.destroy();
      });
      door.closeLater(breaking.close);
      const other = await door.openService();
      const gateway = await door.open({ IDENTITY_URL: `${breaking.url},${other.url}` });
      const answer = await gateway.inject({ method: 'POST', url: '/api/auth/logout' });
      expect(answer.statusCode).toBe(503);
      expect(taken).toBe(1);
      expect(other.calls).toEqual([]);
    });

    it('with 503 where all are gone, and again once one is back', async () => {
      const gateway = await door.open({ IDENTITY_URL: 'http://127.0.0.1:1, http://127.0.0.1:2' });
      const { statusCode, body } = await gateway.inject('/api/auth/me');
      expect(statusCode).toBe(503);
      expect(problemSchema.parse(JSON.parse(body)).code).toBe('unavailable');
    });

    it('with 503 before the browser gives up, where one takes a call and never answers', async () => {
      const silent = await listen(() => undefined);
      door.closeLater(silent.close);
      const gateway = await door.open({ IDENTITY_URL: silent.url });
      const start = performance.now();
      const answers = await Promise.all(
        // At different moments between two looks of the client at its time limits.
        [0, 250, 500, 750].map(async (ms) => {
          await delay(ms);
          return gateway.inject('/api/auth/me').then(({ statusCode }) => statusCode);
        }),
      );
      expect(answers).toEqual([503, 503, 503, 503]);
      expect(performance.now() - start - 750).toBeLessThan(GATEWAY_LIMIT_MS);
    }, 20_000);

    it('with 503 at once where it reads and one is known to hang, until that one answers', async () => {
      const service = await door.openHanging();
      const gateway = await door.open({ IDENTITY_URL: service.url });
      const ask = (method: 'GET' | 'HEAD' | 'POST') =>
        gateway.inject({ method, url: '/api/auth/me' }).then(({ statusCode }) => statusCode);
      const isRefusedAtOnce = async () => {
        const asked = service.calls().length;
        return (
          (await Promise.race([ask('GET'), delay(100)])) === 503 && service.calls().length === asked
        );
      };
      expect(await waitUntil(isRefusedAtOnce, 10_000)).toBe(true);
      const before = service.calls().length;
      expect(await ask('HEAD')).toBe(503);
      expect(service.calls()).toHaveLength(before);

      const isWriting = ask('POST');
      expect(await waitUntil(() => service.calls().length > before, 10_000)).toBe(true);
      service.answer();
      expect(await isWriting).toBe(200);
      expect(await waitUntil(async () => (await ask('GET')) === 200, 10_000)).toBe(true);
      expect(service.calls()).toHaveLength(before + 2);
    });

    it('to another one at once where one is known to hang', async () => {
      const [hanging, other] = [await door.openHanging(), await door.openService()];
      const gateway = await door.open({ IDENTITY_URL: `${hanging.url},${other.url}` });
      const ask = (method: 'GET' | 'POST') =>
        gateway.inject({ method, url: '/api/auth/me' }).then(({ statusCode }) => statusCode);
      const first = ask('GET');
      const isKnown = async () => {
        const asked = hanging.calls().length;
        const answers = Promise.all([ask('GET'), ask('GET')]);
        const areThere = await Promise.race([answers.then(() => true), delay(100, false)]);
        return areThere && hanging.calls().length === asked;
      };
      expect(await waitUntil(isKnown, 10_000)).toBe(true);
      const before = hanging.calls().length;
      const answers = [];
      for (const method of ['GET', 'POST', 'GET', 'POST'] as const) answers.push(await ask(method));
      expect(answers).toEqual([200, 200, 200, 200]);
      expect(hanging.calls()).toHaveLength(before);

      hanging.answer();
      expect(await first).toBe(200);
    });

    it('that are told by their addresses', async () => {
      await expect(door.open({ IDENTITY_URL: 'http://a, ftp://b' })).rejects.toThrow(
        'IDENTITY_URL',
      );
      await expect(door.open({ IDENTITY_URL: ' , ' })).rejects.toThrow('IDENTITY_URL');
    });
  });

  describe('say who asks by the gateway’s word alone:', () => {
    const forged = {
      'x-forwarded-for': '203.0.113.1, 127.0.0.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-server': 'evil',
      'x-real-ip': '203.0.113.1',
      'x-client-ip': '203.0.113.1',
      'true-client-ip': '203.0.113.1',
      forwarded: 'for=203.0.113.1',
      'x-service-key': 'stolen',
      'x-request-id': 'forged-request-id',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/internal/tenants',
    };

    it('what a client adds is not passed on', async () => {
      const { gateway, calls } = await door.openAccounts();
      await gateway.inject({ url: '/api/auth/me', headers: { host: 'shop.localhost', ...forged } });
      const headers = calls[0]?.headers ?? {};
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': 'shop.localhost',
      });
      expect(headers['x-request-id']).not.toBe('forged-request-id');
      expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|evil|stolen|DELETE|internal/);
    });

    it('a proxy that is trusted is believed, one before it is not', async () => {
      const { gateway, calls } = await door.openAccounts({ TRUSTED_PROXIES: '127.0.0.1' });
      const headers = { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' };
      await gateway.inject({ url: '/api/auth/me', headers });
      expect(calls[0]?.headers).toMatchObject({
        'x-forwarded-for': '198.51.100.7',
        'x-real-ip': '198.51.100.7',
      });
    });

    it('nothing of the connection goes further', async () => {
      const { calls, listening } = await door.openAccounts();
      const headers = ['connection: x-customer-token, close', 'x-customer-token: mine', 'te: gzip'];
      const more = ['keep-alive: 5', 'proxy-authorization: x', 'trailer: x', 'upgrade: websocket'];
      const expect100 = 'expect: 100-continue';
      const lines = ['POST /api/auth/logout HTTP/1.1', 'host: a', 'content-length: 2'];
      const all = [...lines, 'content-type: application/json', expect100, ...headers, ...more];
      const answer = await rawExchange(await listening(), [`${all.join('\r\n')}\r\n\r\n{}`]);
      expect(answer).toContain('HTTP/1.1 200 OK');
      expect(calls[0]?.body).toBe('{}');
      const names = Object.keys(calls[0]?.headers ?? {});
      for (const name of ['x-customer-token', 'te', 'keep-alive', 'trailer', 'upgrade', 'expect']) {
        expect(names).not.toContain(name);
      }
    });

    it('cookies, tokens and the rest of a browser’s headers do', async () => {
      const { gateway, calls } = await door.openAccounts();
      const headers = {
        cookie: 'zaino_session=a; other=b',
        authorization: 'Bearer x',
        'x-csrf-token': 'c',
        'x-customer-token': 'd',
        'user-agent': 'Mozilla/5.0',
        'accept-language': 'it',
      };
      await gateway.inject({ url: '/api/auth/me', headers });
      expect(calls[0]?.headers).toMatchObject(headers);
    });
  });

  it('passes a body on byte by byte', async () => {
    const { gateway, calls } = await door.openAccounts();
    const payload = '{ "email" :"a@b.it",\n"è": 1e2 }';
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await gateway.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(calls[0]).toMatchObject({ body: payload });
    expect(calls[0]?.headers).toMatchObject(headers);
  });

  it('keeps what holds between it and a service from the answer', async () => {
    const { listening } = await door.openAccounts();
    const answer = await rawExchange(await listening(), [rawRequest('GET /api/auth/me')]);
    expect(answer).not.toMatch(/keep-alive/i);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it('gives the client all cookies that a service sets', async () => {
    const { gateway } = await door.openAccounts();
    const { headers } = await gateway.inject('/api/auth/me');
    expect(headers['set-cookie']).toEqual(SERVICE_COOKIES);
  });

  it('takes the body from a call that may have none', async () => {
    const { calls, listening } = await door.openAccounts();
    const request = rawRequest('GET /api/auth/me', ['content-length: 5'], 'hello');
    expect(await rawExchange(await listening(), [request])).toContain('200 OK');
    expect(calls).toMatchObject([{ body: '' }]);
    expect(calls[0]?.headers).not.toHaveProperty('content-length');
  });
});
