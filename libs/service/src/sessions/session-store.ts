import { Inject, Injectable } from '@nestjs/common';
import type { SessionUser } from '@zaino/contracts/shared';
import { Clock } from '../clock';
import { type Redis, REDIS } from '../redis-client';
import {
  type FoundSession,
  hashOfToken,
  type NewSession,
  newToken,
  sessionLifetimes,
  type SessionRecord,
} from './session';

/** How long the use of a revoked id is still recognised, in seconds. */
const REVOKED_S = 24 * 60 * 60;

/** Finds a session and prolongs it, in one round trip: KEYS session, ARGV now. */
const findScript = `
local data, seen, idle, ends = unpack(redis.call('HMGET', KEYS[1], 'data', 'seen', 'idle', 'ends'))
if not data then return redis.call('EXISTS', KEYS[1]) == 1 and 'revoked' or false end
local now = tonumber(ARGV[1])
if now >= tonumber(ends) or now >= tonumber(seen) + tonumber(idle) then
  redis.call('DEL', KEYS[1])
  return false
end
redis.call('HSET', KEYS[1], 'seen', now)
redis.call('PEXPIRE', KEYS[1], math.min(tonumber(idle), tonumber(ends) - now))
return data`;

/** Changes what a session holds, if it still lives: KEYS session, ARGV data. */
const replaceScript = `
if redis.call('HEXISTS', KEYS[1], 'data') == 0 then return 0 end
redis.call('HSET', KEYS[1], 'data', ARGV[1])
return 1`;

/** Ends a session and remembers that: KEYS session, ARGV seconds. */
const revokeScript = `
if redis.call('HEXISTS', KEYS[1], 'data') == 0 then return 0 end
redis.call('DEL', KEYS[1])
redis.call('HSET', KEYS[1], 'revoked', 1)
redis.call('EXPIRE', KEYS[1], ARGV[1])
return 1`;

/** What may change of a user without a new session. */
export type UserChanges = Partial<Pick<SessionUser, 'email' | 'isEmailVerified' | 'displayName'>>;

/** A session among those of its user. */
export interface ListedSession extends SessionRecord {
  lastSeenAt: number;
}

/**
 * Sessions in Redis, the same for all services: the key is the hash of an opaque id that only the browser has.
 * Every method rejects while Redis is away; nobody is let in then.
 */
@Injectable()
export class SessionStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Gives the id for the cookie (or the admin's bearer) and what the session holds. */
  async open({ kind, user, device }: NewSession): Promise<{ id: string; session: SessionRecord }> {
    const id = newToken();
    const session: SessionRecord = {
      ...{ kind, user, device },
      csrfToken: newToken(),
      customerToken: newToken(),
      createdAt: this.clock.now(),
    };
    await this.write(id, session, this.clock.now() + sessionLifetimes[kind].mostMs);
    return { id, session };
  }

  /** The living session of an id, prolonged by its idle time. */
  async find(id: string): Promise<FoundSession> {
    const found = await this.redis.eval(findScript, {
      keys: [sessionKey(hashOfToken(id))],
      arguments: [String(this.clock.now())],
    });
    if (found === null || found === 'revoked') return found;
    return JSON.parse(found as string) as SessionRecord;
  }

  /** Ends a session; true where it lived. */
  async revoke(id: string): Promise<boolean> {
    return this.revokeHash(hashOfToken(id));
  }

  /** A new id and new tokens for the same person on the same device; the old id ends. */
  async rotate(
    id: string,
    { kind, user, device }: NewSession,
  ): Promise<{ id: string; session: SessionRecord }> {
    const opened = await this.open({ kind, user, device });
    await this.revoke(id);
    return opened;
  }

  /** The living sessions of a user, newest first. */
  async list(uid: string): Promise<ListedSession[]> {
    const hashes = await this.hashesOf(uid);
    const rows = await Promise.all(
      hashes.map((hash) => this.redis.hmGet(sessionKey(hash), ['data', 'seen'])),
    );
    return rows
      .flatMap(([data, seen]) =>
        data ? [{ ...(JSON.parse(data) as SessionRecord), lastSeenAt: Number(seen) }] : [],
      )
      .sort((one, other) => other.createdAt - one.createdAt);
  }

  /** Ends the session of a user that has this public handle; true where there was one. */
  async revokeByCustomerToken(uid: string, customerToken: string): Promise<boolean> {
    for (const hash of await this.hashesOf(uid)) {
      const data = await this.redis.hGet(sessionKey(hash), 'data');
      if (data && (JSON.parse(data) as SessionRecord).customerToken === customerToken) {
        return this.revokeHash(hash);
      }
    }
    return false;
  }

  /** Ends all sessions of a user but the one with the id, and gives how many. */
  async revokeAll(uid: string, exceptId?: string): Promise<number> {
    const kept = exceptId === undefined ? undefined : hashOfToken(exceptId);
    const hashes = (await this.hashesOf(uid)).filter((hash) => hash !== kept);
    const ended = await Promise.all(hashes.map((hash) => this.revokeHash(hash)));
    return ended.filter(Boolean).length;
  }

  /** Shows what changed of a user (name, e-mail) in all sessions; a change of role rotates instead. */
  async updateUser(uid: string, changes: UserChanges): Promise<void> {
    for (const hash of await this.hashesOf(uid)) {
      const data = await this.redis.hGet(sessionKey(hash), 'data');
      if (!data) continue;
      const session = JSON.parse(data) as SessionRecord;
      const changed = JSON.stringify({ ...session, user: { ...session.user, ...changes } });
      await this.redis.eval(replaceScript, { keys: [sessionKey(hash)], arguments: [changed] });
    }
  }

  private async write(id: string, session: SessionRecord, endsAt: number): Promise<void> {
    const hash = hashOfToken(id);
    const { idleMs, mostMs } = sessionLifetimes[session.kind];
    const key = sessionKey(hash);
    const index = indexKey(session.user.uid);
    const now = this.clock.now();
    const fields = {
      data: JSON.stringify(session),
      seen: String(now),
      idle: String(idleMs),
      ends: String(endsAt),
    };
    // Not one transaction: in a cluster the two keys may lie apart. The index alone opens nothing.
    await this.redis.zAdd(index, { score: endsAt, value: hash });
    await this.redis.pExpire(index, Math.max(mostMs, sessionLifetimes.remembered.mostMs));
    await this.redis.multi().hSet(key, fields).pExpire(key, idleMs).exec();
  }

  private async hashesOf(uid: string): Promise<string[]> {
    await this.redis.zRemRangeByScore(indexKey(uid), 0, this.clock.now());
    return this.redis.zRange(indexKey(uid), 0, -1);
  }

  private async revokeHash(hash: string): Promise<boolean> {
    const keys = [sessionKey(hash)];
    const ended = await this.redis.eval(revokeScript, { keys, arguments: [String(REVOKED_S)] });
    return ended === 1;
  }
}

const sessionKey = (hash: string) => `session:${hash}`;
const indexKey = (uid: string) => `sessions-of:${uid}`;
