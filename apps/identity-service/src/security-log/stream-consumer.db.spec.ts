import { randomUUID } from 'node:crypto';
import {
  SECURITY_LOG_FIELD,
  SECURITY_LOG_STREAM,
  SecurityLog,
} from '@zaino/service/security-log/security-log';
import { waitUntil } from '@zaino/testing/processes';
import { createClient } from '@redis/client';
import { DataSource } from 'typeorm';
import { DeletedAccountEntity } from './deleted-account.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { LoggedEventEntity } from './logged-event.entity';
import { CONSUMER_GROUP } from './stream-consumer';

const PATIENCE_MS = 20_000;

describe('the stream of the security log', () => {
  let service: TestService;
  let redis: Awaited<ReturnType<typeof connect>>;
  const connect = (url: string) => createClient({ url }).connect();

  beforeAll(async () => {
    service = await startTestService();
    await service.startCopy();
    redis = await connect(service.redisUrl);
  });
  afterAll(async () => {
    await redis.close();
    await service.stop();
  });

  const entry = (message: string, fields: object = {}) => ({
    [SECURITY_LOG_FIELD]: JSON.stringify({
      timestamp: new Date(service.clock.now()).toISOString(),
      level: 'INFO',
      category: 'auth.sign-in',
      message,
      data: null,
      userId: null,
      source: 'orders',
      ...fields,
    }),
  });
  const send = (message: string, fields?: object) =>
    redis.xAdd(SECURITY_LOG_STREAM, '*', entry(message, fields));
  const kept = (message: string) =>
    service.app.get(DataSource).getRepository(LoggedEventEntity).findBy({ message });
  const isKept = (message: string) =>
    waitUntil(async () => (await kept(message)).length > 0, PATIENCE_MS);
  /** Everything that was sent was taken over. */
  const isEmpty = () =>
    waitUntil(async () => (await redis.xLen(SECURITY_LOG_STREAM)) === 0, PATIENCE_MS);

  it('keeps each entry once, whichever of two copies takes it, and leaves none behind', async () => {
    const userId = randomUUID();
    for (let n = 0; n < 250; n += 1) {
      await redis.xAdd(SECURITY_LOG_STREAM, '*', entry(`entry ${n}`, { userId }));
    }
    expect(await isEmpty()).toBe(true);
    const found = await service.app
      .get(DataSource)
      .getRepository(LoggedEventEntity)
      .findBy({ userId });
    expect(new Set(found.map(({ message }) => message)).size).toBe(250);
    expect(found).toHaveLength(250);
    expect((await redis.xPending(SECURITY_LOG_STREAM, CONSUMER_GROUP)).pending).toBe(0);
  });

  it('takes over what a crashed copy had taken', async () => {
    // Once something was kept there is a group to read in.
    const first = `first ${randomUUID()}`;
    await send(first);
    expect(await isKept(first)).toBe(true);
    await isEmpty();
    // It read the entry between two looks of the living ones, and died a minute ago.
    const message = `lost ${randomUUID()}`;
    await redis
      .multi()
      .xAdd(SECURITY_LOG_STREAM, '*', entry(message))
      .xReadGroup(CONSUMER_GROUP, 'crashed', { key: SECURITY_LOG_STREAM, id: '>' })
      .exec();
    const [taken] = await redis.xPendingRange(SECURITY_LOG_STREAM, CONSUMER_GROUP, '-', '+', 1);
    if (taken === undefined) throw new Error('The crashed copy took nothing.');
    await redis.xClaimJustId(SECURITY_LOG_STREAM, CONSUMER_GROUP, 'crashed', 0, [taken.id], {
      IDLE: 61_000,
    });
    expect(await kept(message)).toEqual([]);
    service.clock.advance(30_000);
    expect(await isKept(message)).toBe(true);
    expect(await isEmpty()).toBe(true);
  });

  it('keeps an entry once that comes twice', async () => {
    const message = `twice ${randomUUID()}`;
    const id = await send(message);
    expect(await isKept(message)).toBe(true);
    await isEmpty();
    // As after a crash between the table and the acknowledgement.
    await redis.xGroupDestroy(SECURITY_LOG_STREAM, CONSUMER_GROUP);
    await redis.del(SECURITY_LOG_STREAM);
    await redis.xAdd(SECURITY_LOG_STREAM, id, entry(message));
    expect(await isEmpty()).toBe(true);
    expect(await kept(message)).toHaveLength(1);
  });

  it('begins anew where Redis lost its memory', async () => {
    await redis.flushDb();
    const message = `after the loss ${randomUUID()}`;
    service.app.get(SecurityLog).record({ level: 'INFO', category: 'auth.sign-in', message });
    expect(await isKept(message)).toBe(true);
  });

  it('passes over what it does not understand', async () => {
    await redis.xAdd(SECURITY_LOG_STREAM, '*', { other: 'field' });
    await redis.xAdd(SECURITY_LOG_STREAM, '*', { [SECURITY_LOG_FIELD]: '{' });
    await send('of no level', { level: 'LOUD' });
    const message = `understood ${randomUUID()}`;
    await send(message, { timestamp: 'ieri', userId: 'two words', data: 'x'.repeat(20_000) });
    expect(await isKept(message)).toBe(true);
    expect(await kept(message)).toMatchObject([
      { userId: null, timestamp: new Date(service.clock.now()), data: '{"tooLong":20002}' },
    ]);
    expect(await kept('of no level')).toEqual([]);
    expect(await isEmpty()).toBe(true);
  });

  it('names no account that was deleted while the entry was on its way', async () => {
    const uid = randomUUID();
    await service.app
      .get(DataSource)
      .getRepository(DeletedAccountEntity)
      .insert({ uid, deletedAt: new Date(service.clock.now()) });
    const message = `late ${uid.slice(0, 8)}`;
    await send(message, { userId: uid });
    await isKept(message);
    expect(await isEmpty()).toBe(true);
    expect(await kept(message)).toMatchObject([{ userId: null }]);
  });
});
