import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import { createTestRedis, type TestRedis } from '@zaino/testing/test-redis';
import { Clock } from '../clock';
import { closeRedis, connectRedis, type Redis } from '../redis-client';
import { hashOfToken, type SessionKind } from './session';
import { SessionStore } from './session-store';

const aUser = (uid: string) => ({
  uid,
  email: 'ada@example.it',
  isEmailVerified: false,
  displayName: 'Ada',
  role: 'customer' as const,
  tenantId: null,
});

/** Lets nothing else run in this process for so many milliseconds. */
function holdUp(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, ms);
}

describe('SessionStore', () => {
  let server: TestRedis;
  let redis: Redis;
  let store: SessionStore;
  const clock = new Clock();
  let now = 0;
  let users = 0;
  const open = (kind: SessionKind = 'browser', uid = `user-${++users}`) =>
    store.open({ kind, user: aUser(uid), device: 'Firefox su Windows' });

  beforeAll(async () => {
    server = await createTestRedis();
    redis = connectRedis(server.url, { onAway: () => undefined, onBack: () => undefined });
    await new Promise((resolve) => redis.once('ready', resolve));
    clock.now = () => now;
    store = new SessionStore(redis, clock);
  });
  beforeEach(() => {
    now = Date.parse('2026-09-01T08:00:00Z');
  });
  afterAll(async () => {
    await closeRedis(redis);
    await server.drop();
  });

  it('finds by the id what was opened', async () => {
    const { id, session } = await open();
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(await store.find(id)).toEqual(session);
  });

  it('finds it although this process was held up for longer than Redis may take', async () => {
    const { id, session } = await open();
    const found = store.find(id);
    holdUp(1_300);
    expect(await found).toEqual(session);
  });

  it('keeps no id in Redis, only its hash', async () => {
    const { id } = await open();
    const [keys, fields] = [
      await redis.keys('*'),
      await redis.hGetAll(`session:${hashOfToken(id)}`),
    ];
    expect(JSON.stringify([keys, fields])).not.toContain(id);
  });

  it.each(['', 'x', 'a'.repeat(43), '../*', 'ñ'.repeat(10_000)])(
    'finds nothing by an id of nobody (%#)',
    async (id) => expect(await store.find(id)).toBeNull(),
  );

  it.each<[SessionKind, number, number]>([
    ['browser', DAY_MS, 30 * DAY_MS],
    ['remembered', 30 * DAY_MS, 180 * DAY_MS],
    ['admin', 30 * MINUTE_MS, DAY_MS],
  ])('ends a session of the kind %s that rests for too long, or lives too long', async (...row) => {
    const [kind, idle, most] = row;
    const { id } = await open(kind);
    const openedAt = now;
    while (now + idle - 1 < openedAt + most) {
      now += idle - 1;
      expect(await store.find(id)).not.toBeNull();
    }
    now = openedAt + most - 1;
    expect(await store.find(id)).not.toBeNull();
    now += 1;
    expect(await store.find(id)).toBeNull();

    const resting = await open(kind);
    now += idle;
    expect(await store.find(resting.id)).toBeNull();
  });

  it.each([
    ['ahead', HOUR_MS],
    ['behind', -HOUR_MS],
  ])('of a process whose clock is an hour %s ends nobody’s session', async (_, ms) => {
    const { id, session } = await open('admin');
    now += ms;
    await store.find(id);
    now -= ms;
    expect(await store.find(id)).toEqual(session);
    now += 30 * MINUTE_MS - 1;
    expect(await store.find(id)).toEqual(session);
    expect(await redis.pTTL(`session:${hashOfToken(id)}`)).toBeLessThanOrEqual(30 * MINUTE_MS);
  });

  it('lets Redis forget what nobody uses, and not later than its end', async () => {
    const { id } = await open('remembered');
    const key = `session:${hashOfToken(id)}`;
    expect(await redis.pTTL(key)).toBeLessThanOrEqual(30 * DAY_MS);
    for (let days = 0; days < 175; days += 25) {
      now += 25 * DAY_MS;
      await store.find(id);
    }
    expect(await redis.pTTL(key)).toBeLessThanOrEqual(5 * DAY_MS);
  });

  it('recognises the id of a revoked session for a day', async () => {
    const { id } = await open();
    expect(await store.revoke(id)).toBe(true);
    expect(await store.find(id)).toBe('revoked');
    expect(await store.revoke(id)).toBe(false);
    const ttl = await redis.ttl(`session:${hashOfToken(id)}`);
    expect([ttl > 86_390, ttl <= 86_400]).toEqual([true, true]);
  });

  it('remembers nothing of ids that never were', async () => {
    expect(await store.revoke('a'.repeat(43))).toBe(false);
    expect(await store.find('a'.repeat(43))).toBeNull();
  });

  it("lists a user's living sessions, newest first, and no one else's", async () => {
    const first = await open('browser', 'lister');
    now += MINUTE_MS;
    const second = await open('remembered', 'lister');
    const ended = await open('browser', 'lister');
    await store.revoke(ended.id);
    await open('browser', 'other');
    now += MINUTE_MS;
    await store.find(first.id);
    expect(await store.list('lister')).toEqual([
      { ...second.session, lastSeenAt: now - MINUTE_MS },
      { ...first.session, lastSeenAt: now },
    ]);
  });

  it('forgets in its list what has expired', async () => {
    const { id } = await open('browser', 'away');
    await redis.del(`session:${hashOfToken(id)}`);
    expect(await store.list('away')).toEqual([]);
    expect(await redis.zCard('sessions-of:away')).toBe(1);
    now += 2 * MINUTE_MS;
    await store.list('away');
    expect(await redis.zCard('sessions-of:away')).toBe(0);
  });

  it('ends a session by its public handle, for its own user only', async () => {
    const { id, session } = await open('browser', 'owner');
    await open('browser', 'stranger');
    expect(await store.revokeByCustomerToken('stranger', session.customerToken)).toBe(false);
    expect(await store.revokeByCustomerToken('owner', 'unknown')).toBe(false);
    expect(await store.revokeByCustomerToken('owner', session.customerToken)).toBe(true);
    expect(await store.find(id)).toBe('revoked');
  });

  it('ends all sessions of a user but one', async () => {
    const [one, two, three] = [
      await open('admin', 'many'),
      await open('browser', 'many'),
      await open(),
    ];
    const kept = await open('remembered', 'many');
    expect(await store.revokeAll('many', kept.id)).toBe(2);
    expect(await store.find(one.id)).toBe('revoked');
    expect(await store.find(two.id)).toBe('revoked');
    expect(await store.find(three.id)).toEqual(three.session);
    expect(await store.find(kept.id)).toEqual(kept.session);
    expect(await store.revokeAll('many')).toBe(1);
    expect(await store.list('many')).toEqual([]);
  });

  it('does not let a session slip through that opens while all are being revoked', async () => {
    for (let round = 0; round < 30; round++) {
      const uid = `race-${round}`;
      const opened = open('browser', uid).catch(() => null);
      await store.revokeAll(uid);
      // Either it was listed in time and ended, or it began after the revocation was over.
      const session = await opened;
      const found = session && (await store.find(session.id));
      const listed = await store.list(uid);
      expect(listed).toHaveLength(found === null || found === 'revoked' ? 0 : 1);
    }
  });

  it('refuses to open what was revoked before it was written', async () => {
    const eval_ = redis.eval.bind(redis);
    const spy = jest.spyOn(redis, 'eval').mockImplementationOnce(async (...args) => {
      await store.revokeAll('overtaken');
      return eval_(...args);
    });
    await expect(open('browser', 'overtaken')).rejects.toMatchObject({ kind: 'unauthenticated' });
    spy.mockRestore();
    expect(await store.list('overtaken')).toEqual([]);
  });

  it('shows what changed of a user in all sessions, and loses no change', async () => {
    const sessions = [await open('browser', 'changed'), await open('remembered', 'changed')];
    await Promise.all([
      store.updateUser('changed', { displayName: 'Ada Lovelace' }),
      store.updateUser('changed', { isEmailVerified: true }),
      store.updateUser('changed', { email: 'lovelace@example.it' }),
    ]);
    for (const { id } of sessions) {
      expect(await store.find(id)).toMatchObject({
        user: { displayName: 'Ada Lovelace', isEmailVerified: true, email: 'lovelace@example.it' },
      });
    }
  });

  it('never brings back a session by changing its user', async () => {
    for (let round = 0; round < 20; round++) {
      const { id } = await open('browser', 'ending');
      await Promise.all([
        store.updateUser('ending', { displayName: `Ada ${round}` }),
        store.revoke(id),
      ]);
      expect(await store.find(id)).toBe('revoked');
    }
  });
});
