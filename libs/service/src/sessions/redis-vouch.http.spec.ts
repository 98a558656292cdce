import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { waitUntil } from '@zaino/testing/processes';
import { type Redis, REDIS } from '../redis-client';
import { startGuardedService } from '../testing/guarded-service';
import { callTo, signInTo } from '../testing/service-calls';
import { SessionStore } from './session-store';

describe('sessions of a Redis that started anew', () => {
  let redis: OwnRedis;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    redis = await startOwnRedis(undefined, { isVouchedFor: false });
    app = await startGuardedService({ redisUrl: redis.url });
  });
  afterAll(async () => {
    await app.close();
    await redis.kill();
  });

  const statusOf = async (path: string, headers = {}) =>
    (await callTo(app, await app.getUrl())({ path, headers })).status;
  const vouch = () => app.get(SessionStore).vouch;
  const isBack = () =>
    waitUntil(
      () =>
        vouch()
          .run()
          .then(
            () => true,
            () => false,
          ),
      20_000,
    );

  it('count once somebody has vouched for them; until then nobody is in, and nobody is told to be out', async () => {
    const [customer, admin] = [await signInTo(app, 'customer'), await signInTo(app, 'admin')];
    expect(await statusOf('/api/customer', customer)).toBe(503);
    expect(await statusOf('/api/admin', admin)).toBe(503);
    expect(await statusOf('/api/public', customer)).toBe(200);
    expect(await statusOf('/api/customer')).toBe(401);
    await vouch().give(await vouch().run());
    expect(await statusOf('/api/customer', customer)).toBe(200);
    expect(await statusOf('/api/admin', admin)).toBe(200);
  });

  it('cost no further call while the connection lasts', async () => {
    const customer = await signInTo(app, 'customer');
    await statusOf('/api/customer', customer);
    const client = app.get<Redis>(REDIS);
    const [info, get] = [jest.spyOn(client, 'info'), jest.spyOn(client, 'get')];
    const evaluated = jest.spyOn(client, 'eval');
    for (let i = 0; i < 3; i += 1) await statusOf('/api/customer', customer);
    expect([info, get, evaluated].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 3]);
    jest.restoreAllMocks();
  });

  it('do not count by the word that was given for the run before', async () => {
    const run = await vouch().run();
    await redis.kill();
    await redis.restart();
    expect(await isBack()).toBe(true);
    await vouch().give(run);
    expect(await statusOf('/api/customer', await signInTo(app, 'customer'))).toBe(503);
  });
});
