import { Injectable } from '@nestjs/common';
import type { Me } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource } from 'typeorm';
import { AccountSessions } from '../credentials/account-sessions';
import { type PendingSession, PendingSessions } from '../sessions/pending-sessions';
import type { Visit } from '../sessions/visitor-sessions.service';
import { lockSignedIn } from '../users/lock-user';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';
import { otherAddress, worksElsewhere } from './refused-colleague';
import { InvitedService } from './invited.service';

/** A family's account that becomes a colleague's. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invited: InvitedService,
    private readonly pending: PendingSessions,
    private readonly sessions: AccountSessions,
    private readonly clock: Clock,
  ) {}

  /** The session gets another id with the role; other devices sign in again to get it. */
  async join(signedIn: SignedIn, token: string, { request, reply }: Visit): Promise<Me> {
    this.pending.requireStore();
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const user = await lockSignedIn(manager, signedIn.session);
      const { uid, emailVerifiedAt } = user;
      const isProven = emailVerifiedAt !== null;
      const invitation = await this.invited.take(manager, token, { uid, isProven });
      if (invitation.email !== user.email) throw otherAddress(invitation.email);
      if (user.tenantId !== null || user.colleagueOf !== null) throw worksElsewhere();
      const changes = {
        colleagueOf: invitation.tenantId,
        emailVerifiedAt: emailVerifiedAt ?? new Date(this.clock.now()),
      };
      await manager.update(UserEntity, { uid }, changes);
      const sessionGeneration = (await raiseGeneration(manager, uid)) ?? user.sessionGeneration;
      const colleague = Object.assign(user, changes, { sessionGeneration });
      return this.pending.goOn(colleague, signedIn, request);
    });
    this.pending.give(opened, reply);
    await this.settle(opened);
    const { user, customerToken, csrfToken } = opened.session;
    return { user, customerToken, csrfToken, tenant: null };
  }

  private settle({ id: keptId, session }: PendingSession): Promise<void> {
    const message = 'Un account lavora in una libreria';
    const { uid } = session.user;
    return this.sessions.settle({ uid, keptId, category: 'role.change', message });
  }
}
