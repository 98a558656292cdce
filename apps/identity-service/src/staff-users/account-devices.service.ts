import { Injectable } from '@nestjs/common';
import type { StaffSession } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { familyOf, hashOfToken } from '@zaino/service/sessions/session';
import { type ListedSession, SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { AccountSessions } from '../credentials/account-sessions';
import { signInUnavailable } from '../sessions/sign-in-unavailable';
import { VisitorSessionsService } from '../sessions/visitor-sessions.service';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';
import { lockAccount } from './lock-account';
import { unknownAccount } from './refused-account';

const done = { success: true } as const;

/** Where accounts are signed in. A device is named by a hash: its handle is for its owner alone. */
@Injectable()
export class AccountDevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: SessionStore,
    private readonly visitors: VisitorSessionsService,
    private readonly sessions: AccountSessions,
    private readonly auditLog: AuditLog,
  ) {}

  async list(uid: string): Promise<{ sessions: StaffSession[] }> {
    if (!(await this.dataSource.manager.existsBy(UserEntity, { uid }))) throw unknownAccount();
    const sessions = await this.devicesOf(uid);
    return {
      sessions: sessions.map((session) => ({
        id: idOf(session),
        device: session.device,
        createdAt: new Date(session.createdAt).toISOString(),
        lastSeenAt: new Date(session.lastSeenAt).toISOString(),
      })),
    };
  }

  async endOne(uid: string, id: string) {
    const wanted = (await this.devicesOf(uid)).find((session) => idOf(session) === id);
    if (!wanted) throw new DomainError('not-found', sharedErrorCodes.notFound);
    await inTransaction(this.dataSource, async (manager) => {
      await this.auditLog.record(manager, {
        act: 'accounts.device-signed-out',
        subject: { kind: 'account', id: uid },
        after: { device: wanted.device },
      });
      await this.visitors.endFamily(wanted);
    });
    return done;
  }

  async endAll(uid: string, reason: string) {
    await inTransaction(this.dataSource, async (manager) => {
      await lockAccount(manager, uid);
      await raiseGeneration(manager, uid);
      const subject = { kind: 'account', id: uid };
      await this.auditLog.record(manager, { act: 'accounts.signed-out', subject, reason });
      await this.sessions.endAll({ uid });
    });
    const message = 'Dispositivi disconnessi dal nostro staff';
    await this.sessions.settle({ uid, category: 'session.revoked', message });
    return done;
  }

  /** One session for each family, the newest. */
  private async devicesOf(uid: string): Promise<ListedSession[]> {
    const byFamily = new Map<string, ListedSession>();
    for (const session of await this.store.list(uid).catch(signInUnavailable)) {
      if (!byFamily.has(familyOf(session))) byFamily.set(familyOf(session), session);
    }
    return [...byFamily.values()];
  }
}

const idOf = ({ customerToken }: ListedSession): string => hashOfToken(customerToken);
