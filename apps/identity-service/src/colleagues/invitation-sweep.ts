import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, LessThan } from 'typeorm';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';

/** An address that nobody has proven is kept no longer than the owner may want to send the link again. */
const KEPT_MS = 30 * DAY_MS;

/** Forgets invitations that nobody has accepted. */
@Injectable()
export class InvitationSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    const before = new Date(this.clock.now() - KEPT_MS);
    const old = { invitedAt: LessThan(before) };
    await this.dataSource.manager.delete(ColleagueInvitationEntity, old);
  }
}
