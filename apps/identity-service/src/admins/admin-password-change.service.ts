import { Injectable } from '@nestjs/common';
import type { adminEndpoints, AdminUser } from '@zaino/contracts/identity';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountSessions } from '../credentials/account-sessions';
import { wrongPassword } from '../lockout/refused-password';
import { lockAdmin } from '../users/lock-admin';
import { AdminSessionsService } from './admin-sessions.service';
import { adminUser } from './admin-user';
import { NewAdminPassword } from './new-admin-password';
import { OwnAdminPassword } from './own-admin-password';

type Change = BodyOf<typeof adminEndpoints.changePassword>;

const FIELD = 'currentPassword';

/** A new password of an admin by the current one. */
@Injectable()
export class AdminPasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnAdminPassword,
    private readonly newPassword: NewAdminPassword,
    private readonly adminSessions: AdminSessionsService,
    private readonly sessions: AccountSessions,
  ) {}

  /** All sessions end; the browser goes on with the token of a new one. */
  async change(
    signedIn: SignedIn,
    { currentPassword, password }: Change,
    request: FastifyRequest,
  ): Promise<{ token: string; user: AdminUser }> {
    const entry = { field: FIELD, password: currentPassword };
    const proven = await this.ownPassword.prove(signedIn, entry, request);
    const { id: uid } = proven;
    const passwordHash = await this.newPassword.hash(password, proven);
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const admin = await lockAdmin(manager, uid);
      // Changed by another device or at the command line since the proof.
      if (admin.passwordHash !== proven.passwordHash) throw wrongPassword(FIELD);
      await this.newPassword.set(manager, admin, passwordHash);
      const token = await this.adminSessions.reopen(admin, request);
      await this.sessions.endAll({ uid, keptId: token });
      return { token, user: adminUser(admin) };
    });
    const message = 'Password di un amministratore cambiata';
    const settled = { uid, keptId: opened.token, category: 'auth.password', message } as const;
    await this.sessions.settle(settled);
    return opened;
  }
}
