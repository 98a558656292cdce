import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { MailOrigin } from '@zaino/service/mail/mail-origin';
import type { EntityManager } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { MailQueue } from '../mail/mail-queue';
import { ChosenPasswords } from '../passwords/chosen-passwords';
import { raiseGeneration } from '../users/raise-generation';
import { UserEntity } from '../users/user.entity';

/** What every change of a password brings with it. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly passwords: ChosenPasswords,
    private readonly links: AccountLinks,
    private readonly mails: MailQueue,
    private readonly clock: Clock,
  ) {}

  /** Before the transaction: it takes a while. Throws `weak-password` for one that is refused. */
  hash(password: string, { email, displayName }: UserEntity): Promise<string> {
    return this.passwords.hash(password, { email, names: [displayName] });
  }

  /**
   * In the transaction that has the account locked. Links that are under way end, and a change of address that waits
   * for its link too: whoever knew the old password may have begun it.
   */
  async set(manager: EntityManager, user: UserEntity, change: PasswordChange): Promise<void> {
    const { uid, email, firstName } = user;
    const { passwordHash, origin, isProven = user.emailVerifiedAt !== null } = change;
    await manager.update(UserEntity, { uid }, { passwordHash, pendingEmail: null });
    // Who goes on here gets a session of the new generation.
    user.sessionGeneration = (await raiseGeneration(manager, uid)) ?? user.sessionGeneration;
    await this.links.endAll(manager, uid);
    const at = new Date(this.clock.now()).toISOString();
    const mail = { kind: 'password-changed', email, firstName, isProven, at } as const;
    await this.mails.add(manager, mail, origin);
  }
}

interface PasswordChange {
  passwordHash: string;
  /** Whose call it is. */
  origin: MailOrigin;
  /** Whether the account's address is proven, where that is known by more than the account. */
  isProven?: boolean;
}
