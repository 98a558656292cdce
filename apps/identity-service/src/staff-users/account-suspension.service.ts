import { Injectable } from '@nestjs/common';
import type { StaffAccount } from '@zaino/contracts/identity';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource } from 'typeorm';
import { AccountSessions } from '../credentials/account-sessions';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';
import { lockAccount } from './lock-account';
import { changedAccount } from './refused-account';
import { StaffAccountReader } from './staff-account-reader';

/** Locks and unlocks accounts. Nobody signs in to one that is locked: whatever opens sessions refuses it. */
@Injectable()
export class AccountSuspensionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: StaffAccountReader,
    private readonly sessions: AccountSessions,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async suspend(uid: string, reason: string, { session }: SignedIn): Promise<StaffAccount> {
    await inTransaction(this.dataSource, async (manager) => {
      const { suspendedAt } = await lockAccount(manager, uid);
      if (suspendedAt !== null) throw changedAccount('Questo account è già sospeso.');
      const columns = {
        suspendedAt: new Date(this.clock.now()),
        suspendedBy: session.user.displayName,
        suspensionReason: reason,
      };
      await manager.update(UserEntity, { uid }, columns);
      await raiseGeneration(manager, uid);
      const subject = { kind: 'account', id: uid };
      await this.auditLog.record(manager, {
        act: 'accounts.suspended',
        subject,
        reason,
        before: { isSuspended: false },
        after: { isSuspended: true },
      });
      await this.sessions.endAll({ uid });
    });
    const message = 'Account sospeso dal nostro staff';
    await this.sessions.settle({ uid, category: 'account.suspended', message });
    return this.reader.read(uid);
  }

  async reinstate(uid: string, reason: string): Promise<StaffAccount> {
    await inTransaction(this.dataSource, async (manager) => {
      const { suspendedAt } = await lockAccount(manager, uid);
      if (suspendedAt === null) throw changedAccount('Questo account non è più sospeso.');
      const columns = { suspendedAt: null, suspendedBy: '', suspensionReason: '' };
      await manager.update(UserEntity, { uid }, columns);
      await this.auditLog.record(manager, {
        act: 'accounts.reinstated',
        subject: { kind: 'account', id: uid },
        reason,
        before: { isSuspended: true },
        after: { isSuspended: false },
      });
    });
    return this.reader.read(uid);
  }
}
