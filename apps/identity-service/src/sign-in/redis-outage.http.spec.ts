import { adminEndpoints, authEndpoints } from '@zaino/contracts/identity';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { waitUntil } from '@zaino/testing/processes';
import { addAdmin, addUser, PASSWORD } from '../testing/accounts';
import { startTestService, type TestService } from '../testing/test-service';

describe('sign-in while Redis is away', () => {
  let redis: OwnRedis;
  let service: TestService;

  beforeAll(async () => {
    redis = await startOwnRedis();
    service = await startTestService({ REDIS_URL: redis.url });
  });
  afterAll(async () => {
    await service.stop();
    await redis.kill();
  });

  const unavailable = {
    code: 'unavailable',
    detail: 'L’accesso non è disponibile in questo momento: riprova tra qualche minuto.',
    success: false,
  };

  it('says that it is unavailable, lets nobody in, and works again by itself', async () => {
    const { email } = await addUser(service);
    const { username } = await addAdmin(service);
    const credentials = { email, password: PASSWORD };
    const browser = service.browser();
    await browser.ask(authEndpoints.login, { body: credentials });
    await redis.kill();

    const calls = [
      browser.call(authEndpoints.login, { body: credentials }),
      browser.call(authEndpoints.login, { body: { email, password: 'sbagliata' } }),
      browser.call(authEndpoints.me),
      browser.call(adminEndpoints.login, { body: { username, password: PASSWORD } }),
      browser.call(adminEndpoints.verify, { body: { token: 'A'.repeat(43) } }),
    ];
    for (const { status, body, headers } of await Promise.all(calls)) {
      expect([status, body]).toEqual([503, expect.objectContaining(unavailable)]);
      expect(headers.get('set-cookie')).toBeNull();
    }
    for (const endpoint of [authEndpoints.sessions, authEndpoints.logout]) {
      expect((await browser.call(endpoint)).status).toBe(503);
    }
    expect(await service.browser().ask(authEndpoints.me)).toBeNull();

    await redis.restart();
    const isBack = async () => {
      const { status } = await service.browser().call(authEndpoints.login, { body: credentials });
      return status === 200;
    };
    expect(await waitUntil(isBack, 20_000)).toBe(true);
    // Redis lost the session: the person is signed out, and may sign in.
    expect(await browser.ask(authEndpoints.me)).toBeNull();
    expect(await browser.ask(authEndpoints.login, { body: credentials })).toMatchObject({
      success: true,
    });
  });
});
