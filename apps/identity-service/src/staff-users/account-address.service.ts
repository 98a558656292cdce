import { Injectable } from '@nestjs/common';
import type { StaffAccount, staffUserEndpoints } from '@zaino/contracts/identity';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import { UserEntity } from '../users/user.entity';
import { lockAccount } from './lock-account';
import { changedAccount, refusedField } from './refused-account';
import { StaffAccountReader } from './staff-account-reader';

/** Addresses of accounts, which only a mail's link proves: staff can ask for it, and never do it. */
@Injectable()
export class AccountAddressService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: StaffAccountReader,
    private readonly mails: MailQueue,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Once more, for the address of the account and for one that is to take its place. */
  async sendVerification(uid: string) {
    await inTransaction(this.dataSource, async (manager) => {
      const { emailVerifiedAt, pendingEmail } = await lockAccount(manager, uid);
      if (emailVerifiedAt !== null && pendingEmail === null) {
        throw changedAccount('L’indirizzo e-mail è già confermato.');
      }
      if (emailVerifiedAt === null) {
        await this.mails.add(manager, { kind: 'verify-address', uid, shopUrl: null }, null);
      }
      if (pendingEmail !== null) {
        const mail = { kind: 'verify-new-address', uid, email: pendingEmail } as const;
        await this.mails.add(manager, mail, null);
      }
      const subject = { kind: 'account', id: uid };
      await this.auditLog.record(manager, { act: 'accounts.verification-sent', subject });
    });
    return { success: true as const };
  }

  /** Does the same whether or not the address is another account's: only who reads its mails may know. */
  async change(
    uid: string,
    { email, reason }: BodyOf<typeof staffUserEndpoints.changeEmail>,
  ): Promise<StaffAccount> {
    await inTransaction(this.dataSource, async (manager) => {
      const user = await lockAccount(manager, uid);
      if (email === user.email) throw refusedField('email', 'È già l’indirizzo dell’account');
      await manager.update(UserEntity, { uid }, { pendingEmail: email });
      await this.mails.add(manager, { kind: 'verify-new-address', uid, email }, null);
      const old = {
        kind: 'address-change-asked',
        email: user.email,
        firstName: user.firstName,
        isProven: user.emailVerifiedAt !== null,
        at: new Date(this.clock.now()).toISOString(),
      } as const;
      await this.mails.add(manager, old, null);
      await this.auditLog.record(manager, {
        act: 'accounts.address-change-asked',
        subject: { kind: 'account', id: uid },
        reason,
        before: { email: this.auditLog.hashed(user.email) },
        after: { pendingEmail: this.auditLog.hashed(email) },
      });
    });
    return this.reader.read(uid);
  }
}
