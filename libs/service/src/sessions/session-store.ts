import { Inject, Injectable } from '@nestjs/common';
import { type SessionUser, sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '../clock';
import { DomainError } from '../domain-error';
import { isHeardInTime } from '../heard-in-time';
import { type Redis, REDIS } from '../redis-client';
import {
  familyOf,
  type FoundSession,
  hashOfToken,
  type NewSession,
  newToken,
  sessionLifetimes,
  type SessionRecord,
} from './session';
import { RedisVouch } from './redis-vouch';
import { findScript, openScript, replaceScript, revokeScript } from './session-scripts';

/** How long the use of a revoked id is still recognised, in seconds. */
const REVOKED_S = 24 * 60 * 60;
/**
 * A Redis that takes longer to find a session and to say whether it counts is as good as away, in milliseconds. Less
 * than a page waits for its data; longer than a busy machine now and then keeps Redis waiting.
 */
const FIND_LIMIT_MS = 2_000;
/** Opening a session takes less than this, in milliseconds. */
const OPENING_MS = 60_000;
const LONGEST_LIFE_MS = sessionLifetimes.remembered.mostMs;
const SCANNED_AT_ONCE = 500;

export interface OpenedSession {
  /** For the cookie, or the admin's bearer. */
  id: string;
  session: SessionRecord;
}

/** A session among those of its user. */
export interface ListedSession extends SessionRecord {
  /** Milliseconds since 1970. */
  lastSeenAt: number;
}

/** What may change of a user without a new session. */
export type UserChanges = Partial<Pick<SessionUser, 'email' | 'isEmailVerified' | 'displayName'>>;

/**
 * Sessions in Redis, the same for all services: the key is the hash of an opaque id that only the browser has.
 * Every method rejects while Redis is away; nobody is let in then.
 */
@Injectable()
export class SessionStore {
  /** Whether what is found counts. */
  readonly vouch: RedisVouch;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    this.vouch = new RedisVouch(redis);
  }

  /** Whether Redis can be asked, as far as is known without asking. */
  get isAvailable(): boolean {
    return this.redis.isReady;
  }

  /** Always a new id: one that a browser brought along is never taken over. */
  async open({
    kind,
    user,
    areas,
    device,
    generation = 0,
    family,
  }: NewSession): Promise<OpenedSession> {
    const id = newToken();
    const session: SessionRecord = {
      kind,
      user,
      ...(areas !== undefined && { areas }),
      device,
      csrfToken: newToken(),
      customerToken: newToken(),
      createdAt: this.clock.now(),
      generation,
      ...(family !== undefined && { family }),
    };
    await this.write(hashOfToken(id), session);
    return { id, session };
  }

  /**
   * The living session of an id, prolonged by its idle time. Rejects where there is one in a Redis that started anew
   * and was not yet compared with the accounts.
   */
  async find(id: string): Promise<FoundSession> {
    const found = this.findVouched(sessionKey(hashOfToken(id)));
    if (await isHeardInTime(found, FIND_LIMIT_MS)) return found;
    throw new UnreadableSessionsError('REDIS_SLOW');
  }

  /** Whose a revoked session was, as long as that is known. */
  async ownerOfRevoked(id: string): Promise<string | null> {
    return (await this.redis.hGet(sessionKey(hashOfToken(id)), 'revoked')) || null;
  }

  /** Ends a session; true where it lived. */
  async revoke(id: string): Promise<boolean> {
    const hash = hashOfToken(id);
    const session = await this.end(hash, { isCertain: false });
    if (session) await this.redis.zRem(indexKey(session.user.uid), hash);
    return session !== null;
  }

  /** The living sessions of a user, newest first. */
  async list(uid: string): Promise<ListedSession[]> {
    const sessions: ListedSession[] = [];
    const dead: string[] = [];
    await this.forEachOf(uid, async (hash, openedAt) => {
      const [data, seen] = await this.redis.hmGet(sessionKey(hash), ['data', 'seen']);
      if (data) sessions.push({ ...parse(data), lastSeenAt: Number(seen) });
      else if (openedAt < this.clock.now() - OPENING_MS) dead.push(hash);
    });
    if (dead.length > 0) await this.redis.zRem(indexKey(uid), dead);
    return sessions.sort((one, other) => other.createdAt - one.createdAt);
  }

  /** Ends the session of a user that has this public handle; true where there was one. */
  async revokeByCustomerToken(uid: string, customerToken: string): Promise<boolean> {
    let isEnded = false;
    await this.forEachOf(uid, async (hash) => {
      const data = await this.redis.hGet(sessionKey(hash), 'data');
      if (!data || parse(data).customerToken !== customerToken) return;
      isEnded = (await this.end(hash, { isCertain: false })) !== null;
      await this.redis.zRem(indexKey(uid), hash);
    });
    return isEnded;
  }

  /** Ends the sessions of a user that are of one family; gives their public handles. */
  async revokeFamily(uid: string, family: string): Promise<string[]> {
    const ended: string[] = [];
    await this.forEachOf(uid, async (hash) => {
      const data = await this.redis.hGet(sessionKey(hash), 'data');
      if (!data || familyOf(parse(data)) !== family) return;
      const session = await this.end(hash, { isCertain: false });
      if (session) ended.push(session.customerToken);
      await this.redis.zRem(indexKey(uid), hash);
    });
    return ended;
  }

  /** Ends all sessions of a user but the one with the id, those just being opened too; gives how many lived. */
  async revokeAll(uid: string, exceptId?: string): Promise<number> {
    const kept = exceptId === undefined ? undefined : hashOfToken(exceptId);
    let count = 0;
    await this.forEachOf(uid, async (hash) => {
      if (hash === kept) return;
      if (await this.end(hash, { isCertain: true })) count++;
      await this.redis.zRem(indexKey(uid), hash);
    });
    return count;
  }

  /**
   * Ends what a Redis brought back from before its revocation: the sessions are shown to `findRevoked`, some hundreds
   * at a time by their hashes, which gives those that count no more. Gives how many ended.
   */
  async endRevoked(
    findRevoked: (sessions: Map<string, SessionRecord>) => Promise<string[]>,
  ): Promise<number> {
    let count = 0;
    const pattern = { MATCH: sessionKey('*'), COUNT: SCANNED_AT_ONCE };
    for await (const keys of this.redis.scanIterator(pattern)) {
      const sessions = new Map<string, SessionRecord>();
      await Promise.all(
        keys.map(async (key) => {
          const data = await this.redis.hGet(key, 'data');
          if (data) sessions.set(key.slice(sessionKey('').length), parse(data));
        }),
      );
      if (sessions.size === 0) continue;
      for (const hash of await findRevoked(sessions)) {
        if (await this.end(hash, { isCertain: false })) count++;
      }
    }
    return count;
  }

  /** Shows what changed of a user in all sessions; a change of role or password opens anew and revokes instead. */
  async updateUser(uid: string, changes: UserChanges): Promise<void> {
    await this.forEachOf(uid, async (hash) => {
      const key = sessionKey(hash);
      for (let isDone = false; !isDone;) {
        const data = await this.redis.hGet(key, 'data');
        if (!data) return;
        const session = parse(data);
        const changed = { ...session, user: { ...session.user, ...changes } };
        isDone = (await this.run(replaceScript, key, [data, JSON.stringify(changed)])) === 1;
      }
    });
  }

  private async findVouched(key: string): Promise<FoundSession> {
    const found = await this.run(findScript, key, [String(this.clock.now())]);
    if (found === null || found === 'revoked') return found;
    // Asked after the session: both answers are of this connection, or of one before it.
    if (await this.vouch.holds()) return parse(found as string);
    throw new UnreadableSessionsError('REDIS_UNVOUCHED');
  }

  private async write(hash: string, session: SessionRecord): Promise<void> {
    const { idleMs, mostMs } = sessionLifetimes[session.kind];
    const index = indexKey(session.user.uid);
    const now = this.clock.now();
    // Two keys may lie apart in a cluster, so this is no transaction. The index comes first: it opens nothing
    // by itself, and a session that is not in it could not be revoked.
    await this.redis.zAdd(index, { score: now, value: hash });
    await this.redis.pExpire(index, LONGEST_LIFE_MS);
    const times = [now, idleMs, now + mostMs].map(String);
    const isOpen = await this.run(openScript, sessionKey(hash), [
      JSON.stringify(session),
      ...times,
    ]);
    if (isOpen === 1) return;
    throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
  }

  private async forEachOf(
    uid: string,
    action: (hash: string, openedAt: number) => Promise<void>,
  ): Promise<void> {
    const index = indexKey(uid);
    await this.redis.zRemRangeByScore(index, 0, this.clock.now() - LONGEST_LIFE_MS);
    const entries = await this.redis.zRangeWithScores(index, 0, -1);
    await Promise.all(entries.map(({ value, score }) => action(value, score)));
  }

  private async end(hash: string, how: { isCertain: boolean }): Promise<SessionRecord | null> {
    const flags = [String(REVOKED_S), how.isCertain ? '1' : '0'];
    const data = await this.run(revokeScript, sessionKey(hash), flags);
    return data === null ? null : parse(data as string);
  }

  private run(script: string, key: string, args: string[]): Promise<unknown> {
    return this.redis.eval(script, { keys: [key], arguments: args });
  }
}

const sessionKey = (hash: string) => `session:${hash}`;
const indexKey = (uid: string) => `sessions-of:${uid}`;
const parse = (data: string) => JSON.parse(data) as SessionRecord;

/** Nobody can be let in just now; the code says why, in the log. */
class UnreadableSessionsError extends Error {
  override readonly name = 'UnreadableSessionsError';

  constructor(readonly code: 'REDIS_SLOW' | 'REDIS_UNVOUCHED') {
    super(code);
  }
}
