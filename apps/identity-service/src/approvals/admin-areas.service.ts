import { Injectable } from '@nestjs/common';
import type { approvalEndpoints, ListedAdmin } from '@zaino/contracts/identity';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { SessionRecord } from '@zaino/service/sessions/session';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { adminUser } from '../admins/admin-user';
import { AccountSessions } from '../credentials/account-sessions';
import { AdminEntity } from '../users/admin.entity';
import { goneAccount } from '../users/gone-account';
import { needsSecond, noneLeft, unknownAdmin } from './refused-approval';
import { isWithin } from './proposed-change';

/** The admins, and what is taken from them: less needs nobody else. */
@Injectable()
export class AdminAreasService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly sessions: AccountSessions,
  ) {}

  async list(): Promise<{ admins: ListedAdmin[] }> {
    const admins = await this.dataSource.manager.find(AdminEntity, { order: { username: 'ASC' } });
    return { admins: admins.map(listed) };
  }

  async narrow(
    id: string,
    { areas, reason }: BodyOf<typeof approvalEndpoints.narrow>,
    { session }: SignedIn,
  ): Promise<ListedAdmin> {
    const isChanged = await inTransaction(this.dataSource, async (manager) => {
      const { admin, others } = await lockEnabled(manager, id, session);
      const { areas: before, sessionGeneration } = admin;
      if (!isWithin(areas, before)) throw needsSecond();
      if (isWithin(before, areas)) {
        this.auditLog.changedNothing();
        return false;
      }
      const keepsAll = areas.includes('all') || others.some((one) => one.areas.includes('all'));
      if (!keepsAll) throw noneLeft();
      const columns = { areas, sessionGeneration: sessionGeneration + 1 };
      await manager.update(AdminEntity, { id }, columns);
      await this.auditLog.record(manager, {
        act: 'admins.areas-changed',
        subject: { kind: 'admin', id },
        reason,
        before: { areas: before },
        after: { areas },
      });
      await this.sessions.endAll({ uid: id });
      return true;
    });
    const message = 'Incarichi di un amministratore cambiati';
    if (isChanged) await this.sessions.settle({ uid: id, category: 'role.change', message });
    return listed(await this.dataSource.manager.findOneByOrFail(AdminEntity, { id }));
  }
}

/** An admin, and all others who may sign in. */
interface Locked {
  admin: AdminEntity;
  others: AdminEntity[];
}

/**
 * All enabled admins are locked, in one order: of two who take from one another, the second sees what is left, and is nobody
 * where that was everything.
 */
async function lockEnabled(
  manager: EntityManager,
  id: string,
  { user, generation = 0 }: SessionRecord,
): Promise<Locked> {
  const admins = await manager.find(AdminEntity, {
    where: { disabledAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const caller = admins.find((one) => one.id === user.uid);
  if (caller?.sessionGeneration !== generation) throw goneAccount();
  const admin = admins.find((one) => one.id === id);
  if (admin === undefined) throw unknownAdmin();
  return { admin, others: admins.filter((one) => one !== admin) };
}

function listed(admin: AdminEntity): ListedAdmin {
  return { ...adminUser(admin), isDisabled: admin.disabledAt !== null };
}
