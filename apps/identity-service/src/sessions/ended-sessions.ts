import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { hashOfToken, sessionLifetimes } from '@zaino/service/sessions/session';
import { HOUR_MS } from '@zaino/rules/durations';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { UserEntity } from '../users/user.entity';
import { RevokedSessionEntity } from './revoked-session.entity';

const LONGEST_LIFE_MS = sessionLifetimes.remembered.mostMs;

/** Sessions that ended one by one, kept where a crash of Redis does not reach. */
@Injectable()
export class EndedSessions {
  private readonly logger = new Logger('EndedSessions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Notes that the session of an id, or of a public handle, has ended. Never rejects: in Redis it has ended already,
   * and signing out must work while the database is away.
   */
  async note(token: string): Promise<void> {
    const row = { tokenHash: hashOfToken(token), revokedAt: new Date(this.clock.now()) };
    await this.dataSource.manager
      .upsert(RevokedSessionEntity, row, ['tokenHash'])
      .catch((error: unknown) =>
        this.logger.warn(`Only Redis knows of a session that ended: ${String(error)}`),
      );
  }

  /**
   * Of sessions that count; those opened before everybody was signed out have an earlier one. None of an account that is
   * gone, or that staff has locked.
   */
  async generationOf(uid: string): Promise<number | undefined> {
    const select = { sessionGeneration: true } as const;
    const where = { uid, suspendedAt: IsNull() };
    const user = await this.dataSource.manager.findOne(UserEntity, { where, select });
    return user?.sessionGeneration;
  }

  /** By then the session would have ended by itself. */
  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async sweep(): Promise<void> {
    const end = new Date(this.clock.now() - LONGEST_LIFE_MS);
    await this.dataSource.manager.delete(RevokedSessionEntity, { revokedAt: LessThan(end) });
  }
}
