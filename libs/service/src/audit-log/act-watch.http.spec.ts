import { Controller, Logger, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { defineEndpoint } from '@zaino/contracts/shared';
import { createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import { z } from 'zod';
import { callAtHand } from '../calling-staff';
import { createService } from '../create-service';
import { RedisModule } from '../redis.module';
import { type BodyOf, Input, Route } from '../route';
import { callTo, type MakeCall, signInStaff } from '../testing/service-calls';

const change = defineEndpoint(
  { method: 'POST', path: '/api/things' },
  {
    summary: 'Changes things',
    access: 'admin',
    staff: 'any',
    act: 'things.*',
    query: z.object({}),
    body: z.strictObject({ leaves: z.string(), success: z.boolean() }),
    response: z.object({ success: z.boolean() }),
  },
);

/** Leaves in the audit log what it is told to. */
@Controller()
class ThingsController {
  @Route(change)
  change(@Input('body') { leaves, success }: BodyOf<typeof change>) {
    const call = callAtHand();
    if (leaves === 'nothing to change' && call) call.changedNothing = true;
    else if (leaves !== '') call?.acts.push(leaves);
    return { success };
  }
}

describe('ActWatch', () => {
  let redis: TestRedis;
  let app: NestFastifyApplication;
  let call: MakeCall;

  beforeAll(async () => {
    redis = await createTestRedis();
    @Module({ imports: [RedisModule.connect(redis.url)], controllers: [ThingsController] })
    class Things {}
    const config = { HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'silent' as const, RELEASE: 'test' };
    app = await createService(Things, { name: 'things', config });
    await app.listen(0, '127.0.0.1');
    call = callTo(app, await app.getUrl());
  });
  afterAll(async () => {
    await app.close();
    await redis.drop();
  });
  afterEach(() => jest.restoreAllMocks());

  const leave = async (leaves: string, success = true) => {
    const headers = await signInStaff(app);
    const body = { leaves, success };
    return (await call({ method: 'POST', path: '/api/things', body, headers })).status;
  };

  it.each(['', 'others.changed', 'thingsomething'])(
    'finds the call that leaves %j, and lets it be answered',
    async (leaves) => {
      const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
      await expect(leave(leaves)).rejects.toThrow('Not in the audit log: POST /api/things');
      expect(logged.mock.calls.flat().join()).toContain('left nothing in the audit log');
    },
  );

  it.each(['things.changed', 'nothing to change'])('is content with %j', async (leaves) => {
    expect(await leave(leaves)).toBe(200);
  });

  it('is content with a call that says that it did nothing', async () => {
    expect(await leave('', false)).toBe(200);
  });
});
