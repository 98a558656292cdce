import { Injectable } from '@nestjs/common';
import type { authEndpoints } from '@zaino/contracts/identity';
import type { Session } from '@zaino/contracts/shared';
import { accountOrigin, mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { invalidLink } from '../account-links/invalid-link';
import { inTransaction } from '@zaino/service/in-transaction';
import { PendingSessions } from '../sessions/pending-sessions';
import type { Visit } from '../sessions/visitor-sessions.service';
import { UserEntity } from '../users/user.entity';
import { AccountSessions } from './account-sessions';
import { NewPassword } from './new-password';

/** A new password by the link of a mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: AccountLinks,
    private readonly newPassword: NewPassword,
    private readonly sessions: AccountSessions,
    private readonly pending: PendingSessions,
  ) {}

  /**
   * Signs out everywhere and in here, as whoever reads the mails of an account is its owner. Leaves all else as it was:
   * whether the address is verified, and the lockout.
   */
  async reset(
    { token, password }: BodyOf<typeof authEndpoints.reset>,
    { request, reply }: Visit,
  ): Promise<Session> {
    // A guessed token costs no hash.
    const { manager } = this.dataSource;
    const { uid } = await this.links.find(manager, token, ['reset']);
    const owner = await manager.findOneBy(UserEntity, { uid });
    if (owner === null) throw invalidLink();
    const origin = mailOriginOf(request);
    // One that is refused leaves the link as it was.
    const passwordHash = await this.newPassword.hash(password, owner);
    const opened = await inTransaction(this.dataSource, async (transaction) => {
      const { link, user } = await this.links.use(transaction, token, ['reset']);
      if (link.email !== user.email) throw invalidLink();
      // Whoever came by the link has read the mailbox.
      await this.newPassword.set(transaction, user, {
        passwordHash,
        origin: { ...accountOrigin(user.uid), ...origin },
        isProven: true,
      });
      const session = await this.pending.open(user, request);
      await this.sessions.endAll({ uid: user.uid, keptId: session.id });
      return session;
    });
    this.pending.give(opened, reply);
    const { user, customerToken, csrfToken } = opened.session;
    const message = 'Password reimpostata con il link di una e-mail';
    await this.sessions.settle({
      uid: user.uid,
      keptId: opened.id,
      category: 'auth.reset',
      message,
    });
    return { user, customerToken, csrfToken };
  }
}
