import { Injectable } from '@nestjs/common';
import { type ColleagueList, INVITATION_DAYS } from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import type { SessionRecord } from '@zaino/service/sessions/session';
import { DataSource } from 'typeorm';
import { ColleagueInvitationEntity } from '../users/colleague-invitation.entity';
import { UserEntity } from '../users/user.entity';
import { ColleagueAccess } from './colleague-access';
import { ColleagueBookshops } from './colleague-bookshops';
import { unknownColleague } from './refused-colleague';
import { ownTenantId } from './own-tenant-id';

/** Who works in a bookshop beside its owner. */
@Injectable()
export class ColleaguesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bookshops: ColleagueBookshops,
    private readonly access: ColleagueAccess,
    private readonly clock: Clock,
  ) {}

  /** By name, and the invitations with the latest first. */
  async list(session: SessionRecord): Promise<ColleagueList> {
    const tenantId = ownTenantId(session);
    const { manager } = this.dataSource;
    const [most, colleagues, invitations] = await Promise.all([
      this.bookshops.mostOf(tenantId),
      manager.find(UserEntity, {
        where: { colleagueOf: tenantId },
        order: { displayName: 'ASC', uid: 'ASC' },
      }),
      manager.find(ColleagueInvitationEntity, {
        where: { tenantId },
        order: { invitedAt: 'DESC', id: 'ASC' },
      }),
    ]);
    const now = this.clock.now();
    return {
      most,
      colleagues: colleagues.map(({ uid, displayName, email }) => ({
        id: uid,
        name: displayName,
        email,
      })),
      invitations: invitations.map(({ id, email, invitedAt }) => {
        const ends = invitedAt.getTime() + INVITATION_DAYS * DAY_MS;
        return { id, email, expiresAt: new Date(ends).toISOString(), isExpired: ends <= now };
      }),
    };
  }

  /** Works while the plan rests, too. */
  async remove(session: SessionRecord, uid: string): Promise<ColleagueList> {
    if (!(await this.access.end(ownTenantId(session), uid))) throw unknownColleague();
    return this.list(session);
  }
}
