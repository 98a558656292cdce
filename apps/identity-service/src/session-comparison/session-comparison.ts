import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Redis, REDIS } from '@zaino/service/redis-client';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { hashOfToken, isOfAdmins, type SessionRecord } from '@zaino/service/sessions/session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource, In } from 'typeorm';
import { AdminEntity } from '../users/admin.entity';
import { UserEntity } from '../users/user.entity';
import { RevokedSessionEntity } from '../sessions/revoked-session.entity';

/** While the database is away, or somebody emptied Redis. */
const LOOK_AGAIN_MS = 2_000;

/**
 * Compares the sessions of a Redis that has started anew with what the database knows of their accounts, ends those
 * that were revoked, and vouches for the others. Until then no service lets anybody in by a session.
 */
@Injectable()
export class SessionComparison implements OnApplicationBootstrap {
  private readonly logger = new Logger('SessionComparison');

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: SessionStore,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.on('ready', () => void this.compareAtOnce());
  }

  /** Also where two copies do it at once: each ends the same sessions. */
  @Scheduled({ pauseMs: LOOK_AGAIN_MS, copies: 'each' })
  async compareIfNew(): Promise<void> {
    if (!this.store.isAvailable || (await this.store.vouch.holds())) return;
    const run = await this.store.vouch.run();
    const count = await this.store.endRevoked((sessions) => this.findRevoked(sessions));
    await this.store.vouch.give(run);
    if (count > 0) this.logger.warn(`Redis brought back ${count} revoked sessions; they ended`);
  }

  private async compareAtOnce(): Promise<void> {
    await this.compareIfNew().catch((error: unknown) =>
      this.logger.warn(`Sessions cannot be compared yet: ${String(error)}`),
    );
  }

  private async findRevoked(sessions: Map<string, SessionRecord>): Promise<string[]> {
    const generations = await this.generationsOf([...sessions.values()]);
    const ended = await this.endedOf(sessions);
    return [...sessions].flatMap(([hash, { user, generation = 0, customerToken }]) => {
      const current = generations.get(user.uid);
      // An account that is gone has none.
      const isOfNow = current !== undefined && generation >= current;
      const isEnded = ended.has(hash) || ended.has(hashOfToken(customerToken));
      return isOfNow && !isEnded ? [] : [hash];
    });
  }

  private async generationsOf(sessions: SessionRecord[]): Promise<Map<string, number>> {
    const ofAdmins = sessions.filter(({ kind }) => isOfAdmins(kind));
    const ofUsers = sessions.filter(({ kind }) => !isOfAdmins(kind));
    const { manager } = this.dataSource;
    const [users, admins] = await Promise.all([
      manager.find(UserEntity, {
        where: { uid: In(ofUsers.map(({ user }) => user.uid)) },
        select: { uid: true, sessionGeneration: true },
      }),
      manager.find(AdminEntity, {
        where: { id: In(ofAdmins.map(({ user }) => user.uid)) },
        select: { id: true, sessionGeneration: true },
      }),
    ]);
    return new Map([
      ...users.map(({ uid, sessionGeneration }) => [uid, sessionGeneration] as const),
      ...admins.map(({ id, sessionGeneration }) => [id, sessionGeneration] as const),
    ]);
  }

  private async endedOf(sessions: Map<string, SessionRecord>): Promise<Set<string>> {
    const handles = [...sessions.values()].map(({ customerToken }) => hashOfToken(customerToken));
    const rows = await this.dataSource.manager.findBy(RevokedSessionEntity, {
      tokenHash: In([...sessions.keys(), ...handles]),
    });
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }
}
