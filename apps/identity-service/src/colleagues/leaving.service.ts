import { Injectable } from '@nestjs/common';
import type { Me } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { type MailOrigin, mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountSessions } from '../credentials/account-sessions';
import { MailQueue } from '../mail/mail-queue';
import { type PendingSession, PendingSessions } from '../sessions/pending-sessions';
import type { Visit } from '../sessions/visitor-sessions.service';
import { lockSignedIn } from '../users/lock-user';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';
import { unknownColleague } from './refused-colleague';

/** A colleague's account that is a family's again, by its own wish. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pending: PendingSessions,
    private readonly sessions: AccountSessions,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** The session gets another id without the role; other devices are signed out. Asks no plan: who works there may always go. */
  async leave(signedIn: SignedIn, { request, reply }: Visit): Promise<Me> {
    this.pending.requireStore();
    const origin = mailOriginOf(request, signedIn.session.user.uid);
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const user = await lockSignedIn(manager, signedIn.session);
      const { uid, colleagueOf } = user;
      if (colleagueOf === null) throw unknownColleague();
      await manager.update(UserEntity, { uid }, { colleagueOf: null });
      const sessionGeneration = (await raiseGeneration(manager, uid)) ?? user.sessionGeneration;
      await this.tellOwner(manager, user, { tenantId: colleagueOf, origin });
      // Before the role ends: a session that still has it must not outlive it.
      await this.sessions.endAll({ uid, keptId: signedIn.id });
      const family = Object.assign(user, { colleagueOf: null, sessionGeneration });
      return this.pending.goOn(family, signedIn, request);
    });
    this.pending.give(opened, reply);
    await this.settle(opened);
    const { user, customerToken, csrfToken } = opened.session;
    return { user, customerToken, csrfToken, tenant: null };
  }

  /** Nobody where the owner's account is ending at this moment. */
  private async tellOwner(
    manager: EntityManager,
    { displayName: colleague, email: colleagueEmail }: UserEntity,
    { tenantId, origin }: { tenantId: string; origin: MailOrigin },
  ): Promise<void> {
    const owner = await manager.findOneBy(UserEntity, { tenantId });
    if (owner === null) return;
    const { email, firstName, emailVerifiedAt } = owner;
    const isProven = emailVerifiedAt !== null;
    const at = new Date(this.clock.now()).toISOString();
    const left = { colleague, colleagueEmail, at };
    await this.mails.add(
      manager,
      { kind: 'colleague-left', email, firstName, isProven, ...left },
      origin,
    );
  }

  private settle({ id: keptId, session }: PendingSession): Promise<void> {
    const message = 'Un account ha lasciato una libreria';
    const { uid } = session.user;
    return this.sessions.settle({ uid, keptId, category: 'role.change', message });
  }
}
