import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import type { EntityManager } from 'typeorm';
import { AccountSessions } from '../credentials/account-sessions';
import { AdminEntity } from '../users/admin.entity';
import { adminHasChanged, nameTaken } from './refused-approval';
import type { ProposedChange } from './proposed-change';

/** Makes what two persons wanted. */
@Injectable()
export class ApprovedChanges {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly sessions: AccountSessions,
  ) {}

  /**
   * In the transaction of the decision; rejects as `conflict` where the admins are not as they were any more. Gives whose
   * sessions have ended by it.
   */
  async make(
    manager: EntityManager,
    change: ProposedChange,
    passwordHash: string | null,
  ): Promise<string | null> {
    if (change.kind === 'widen-admin') return this.widen(manager, change);
    if (passwordHash === null) throw new Error('A new admin needs a password.');
    await this.create(manager, change, passwordHash);
    return null;
  }

  /** After the commit. */
  async settle(uid: string): Promise<void> {
    const message = 'Incarichi di un amministratore cambiati';
    await this.sessions.settle({ uid, category: 'role.change', message });
  }

  private async create(
    manager: EntityManager,
    { username, email, areas }: Extract<ProposedChange, { kind: 'create-admin' }>,
    passwordHash: string,
  ): Promise<void> {
    if (await manager.existsBy(AdminEntity, { username })) throw nameTaken();
    const id = randomUUID();
    await manager.insert(AdminEntity, { id, username, email, passwordHash, areas });
    const subject = { kind: 'admin', id };
    await this.auditLog.record(manager, {
      act: 'admins.created',
      subject,
      after: { username, areas },
    });
  }

  private async widen(
    manager: EntityManager,
    { adminId: id, before, areas }: Extract<ProposedChange, { kind: 'widen-admin' }>,
  ): Promise<string> {
    const lock = { mode: 'pessimistic_write' } as const;
    const admin = await manager.findOne(AdminEntity, { where: { id }, lock });
    const isAsItWas = admin?.disabledAt === null && admin.areas.join() === before.join();
    if (!isAsItWas) throw adminHasChanged();
    const sessionGeneration = admin.sessionGeneration + 1;
    await manager.update(AdminEntity, { id }, { areas, sessionGeneration });
    await this.auditLog.record(manager, {
      act: 'admins.areas-changed',
      subject: { kind: 'admin', id },
      before: { areas: before },
      after: { areas },
    });
    await this.sessions.endAll({ uid: id });
    return id;
  }
}
