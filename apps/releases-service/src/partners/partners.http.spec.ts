import { tmpdir } from 'node:os';
import { Controller, Global, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Call, defineEndpoint, type Release, type UsedCall } from '@zaino/contracts/shared';
import { createService } from '@zaino/service/create-service';
import { describedUnparsed } from '@zaino/service/partners/described-call';
import { RedisModule } from '@zaino/service/redis.module';
import { FolderFiles } from '@zaino/service/release-files/folder-files';
import { Route } from '@zaino/service/route';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { createTestRedis } from '@zaino/testing/test-redis';
import { z } from 'zod';
import { RELEASE_STORE } from '../store/release-store';
import { Partners } from './partners';
import { PartnersModule } from './partners.module';

const config = {
  HOST: '127.0.0.1',
  PORT: 0,
  LOG_LEVEL: 'silent' as const,
  RELEASE: 'test',
  SERVICE_KEY: 'a-key-that-only-the-services-of-this-test-know',
};
const call = { method: 'GET', path: '/api/pens' } as const satisfies Call;
const pens = <Response extends z.ZodType>(response: Response) =>
  defineEndpoint(call, { summary: 'Pens', access: 'public', query: z.object({}), response });
const live = pens(z.object({ colour: z.string() }));
const uses = (response: z.ZodType): UsedCall => ({
  of: 'pens',
  ...describedUnparsed(pens(response)),
});
const release: Release = {
  name: 'cart',
  version: 'aaaaaaaaaaaa',
  mounts: ['/cart'],
  entry: ['entry.js'],
  chunks: {},
  integrity: {},
  federation: '2.9.2',
  shared: {},
};

@Controller()
class PensController {
  @Route(live)
  read() {
    return { colour: 'blu' };
  }
}

@Module({ controllers: [PensController] })
class Pens {}

/** Nothing lies there: what is tried is told which calls are made. */
@Global()
@Module({
  providers: [{ provide: RELEASE_STORE, useValue: new FolderFiles(tmpdir()) }],
  exports: [RELEASE_STORE],
})
class Store {}

let pensService: NestFastifyApplication;
let registry: NestFastifyApplication;
let redis: Awaited<ReturnType<typeof createTestRedis>>;
let redisRelay: ServerRelay;

/** The registry's part that is tried, beside a service that really answers. */
beforeEach(async () => {
  redis = await createTestRedis();
  redisRelay = await relayTo(redis.url);
  pensService = await createService(Pens, { name: 'pens', config });
  await pensService.listen(0, '127.0.0.1');
  const addresses = { pens: await pensService.getUrl() };
  @Module({ imports: [RedisModule.connect(redisRelay.url), Store, PartnersModule.at(addresses)] })
  class Registry {}
  registry = await createService(Registry, { name: 'releases', config });
});
afterEach(async () => {
  await Promise.all([registry.close(), pensService.close()]);
  await redisRelay.cut();
  await redis.drop();
});

const check = (...calls: UsedCall[]) =>
  registry.get(Partners, { strict: false }).check(release, calls);
const fitting = uses(z.object({ colour: z.string() }));
const breaking = uses(z.object({ colour: z.string(), price: z.int() }));
const brokenSentence =
  'cart aaaaaaaaaaaa: It reads answer.price of GET /api/pens, which pens does not give.';

describe('a release may be published', () => {
  it('whose calls are given', async () => {
    expect(await check(fitting)).toEqual([]);
  });

  it('that makes no calls', async () => {
    expect(await check()).toEqual([]);
  });

  it('whose partner is away, if it gave all when it was last asked', async () => {
    await check(fitting);
    await pensService.close();
    expect(await check(fitting)).toEqual([]);
  });

  it('while Redis is away, if its partner answers', async () => {
    await redisRelay.cut();
    expect(await check(fitting)).toEqual([]);
  });
});

describe('a release is refused', () => {
  it('that reads what a live partner does not give', async () => {
    expect(await check(fitting, breaking)).toEqual([brokenSentence]);
  });

  it('that reads what a partner did not give when it was last asked', async () => {
    await check(fitting);
    await pensService.close();
    expect(await check(breaking)).toEqual([brokenSentence]);
  });

  it('whose partner is away and has never told', async () => {
    await pensService.close();
    expect(await check(fitting)).toEqual([
      'cart aaaaaaaaaaaa: What pens gives is not known: it does not answer, and has never told. Try again when it answers.',
    ]);
  });

  it('that makes a call which is not given, or of a service that is not there', async () => {
    const lost = { ...fitting, path: '/api/lost' };
    const far = { ...fitting, of: 'far' };
    expect(await check(lost, far)).toEqual([
      'cart aaaaaaaaaaaa: It asks for calls of far, which is no service of this shop.',
      'cart aaaaaaaaaaaa: It makes GET /api/lost, which pens does not give.',
    ]);
  });

  it('that does not say what it uses', async () => {
    expect(await registry.get(Partners, { strict: false }).check(release, undefined)).toEqual([
      'cart aaaaaaaaaaaa does not say which calls it makes: build it anew.',
    ]);
  });
});
