import { Injectable } from '@nestjs/common';
import type { accountEndpoints } from '@zaino/contracts/identity';
import type { Session } from '@zaino/contracts/shared';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { PendingSessions } from '../sessions/pending-sessions';
import type { Visit } from '../sessions/visitor-sessions.service';
import { lockSignedIn } from '../users/lock-user';
import { AccountSessions } from './account-sessions';
import { NewPassword } from './new-password';
import { wrongPassword } from '../lockout/refused-password';
import { OwnPassword } from './own-password';

type Change = BodyOf<typeof accountEndpoints.changePassword>;

const FIELD = 'currentPassword';

/** A new password by the current one. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownPassword: OwnPassword,
    private readonly newPassword: NewPassword,
    private readonly pending: PendingSessions,
    private readonly sessions: AccountSessions,
  ) {}

  /** The other devices are signed out; this one goes on with a new session. */
  async change(
    signedIn: SignedIn,
    { currentPassword, password }: Change,
    { request, reply }: Visit,
  ): Promise<Session> {
    const { uid } = signedIn.session.user;
    const entry = { field: FIELD, password: currentPassword };
    const proven = await this.ownPassword.prove(signedIn, entry, request);
    const passwordHash = await this.newPassword.hash(password, proven);
    const origin = mailOriginOf(request, uid);
    const opened = await inTransaction(this.dataSource, async (manager) => {
      const owner = await lockSignedIn(manager, signedIn.session);
      // Changed by another device since the proof.
      if (owner.passwordHash !== proven.passwordHash) throw wrongPassword(FIELD);
      await this.newPassword.set(manager, owner, { passwordHash, origin });
      const session = await this.pending.goOn(owner, signedIn, request);
      await this.sessions.endAll({ uid, keptId: session.id });
      return session;
    });
    this.pending.give(opened, reply);
    const message = 'Password cambiata';
    await this.sessions.settle({ uid, keptId: opened.id, category: 'auth.password', message });
    const { customerToken, csrfToken } = opened.session;
    return { user: opened.session.user, customerToken, csrfToken };
  }
}
