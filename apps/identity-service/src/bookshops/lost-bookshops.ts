import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { MailQueue } from '../mail/mail-queue';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';
import type { Reservation } from './reservation';

/** Accounts whose domain somebody else got while word of them was held up. */
@Injectable()
export class LostBookshops {
  constructor(
    private readonly dataSource: DataSource,
    private readonly modules: ModuleRef,
    private readonly sessions: SessionStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /** The account goes on as a family's; its owner is told and may choose another domain. */
  async takeBack({ id, ownerId: uid, domain }: Reservation): Promise<void> {
    // Before the role: a session that still has it must not outlive it.
    await this.sessions.revokeAll(uid);
    await inTransaction(this.dataSource, async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await manager.findOne(UserEntity, { where: { uid, tenantId: id }, lock });
      if (user === null) return;
      await manager.update(UserEntity, { uid }, { role: 'customer', tenantId: null });
      await raiseGeneration(manager, uid);
      const { email, firstName } = user;
      const isProven = user.emailVerifiedAt !== null;
      // Asked for late: the outbox needs its handlers first, and this is one's.
      const mails = this.modules.get(MailQueue, { strict: false });
      const kind = 'bookshop-not-opened';
      await mails.add(manager, { kind, email, firstName, isProven, domain }, null);
    });
    this.securityLog.record({
      level: 'WARN',
      category: 'role.change',
      message: 'A bookshop could not be confirmed: its domain was taken meanwhile',
      data: { from: 'bookshop', to: 'customer' },
      userId: uid,
    });
  }
}
