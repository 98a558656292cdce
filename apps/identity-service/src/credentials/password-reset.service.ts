import { Injectable } from '@nestjs/common';
import type { authEndpoints } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { invalidLink } from '../account-links/invalid-link';
import { inTransaction } from '@zaino/service/in-transaction';
import { MailQueue } from '../mail/mail-queue';
import { AccountSessions } from './account-sessions';
import { NewPassword } from './new-password';

const done = { success: true } as const;

/** A new password by the link of a mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: AccountLinks,
    private readonly newPassword: NewPassword,
    private readonly sessions: AccountSessions,
    private readonly mails: MailQueue,
  ) {}

  /** Does the same for every address: whether there is such an account is looked up when the mail is written. */
  async request({ email }: BodyOf<typeof authEndpoints.requestReset>) {
    await inTransaction(this.dataSource, (manager) =>
      this.mails.add(manager, { kind: 'reset', email }),
    );
    return done;
  }

  /** Signs out everywhere, and leaves all else as it was: whether the address is verified, and the lockout. */
  async reset({ token, password }: BodyOf<typeof authEndpoints.reset>) {
    // A guessed token costs no hash.
    await this.links.find(this.dataSource.manager, token, ['reset']);
    const passwordHash = await this.newPassword.hash(password);
    const uid = await inTransaction(this.dataSource, async (manager) => {
      const { link, user } = await this.links.use(manager, token, ['reset']);
      if (link.email !== user.email) throw invalidLink();
      await this.newPassword.set(manager, user, passwordHash);
      await this.sessions.endAll({ uid: user.uid });
      return user.uid;
    });
    const message = 'Password reimpostata con il link di una e-mail';
    await this.sessions.settle({ uid, category: 'auth.reset', message });
    return done;
  }
}
