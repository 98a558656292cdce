import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { accountOrigin } from '@zaino/service/mail/mail-origin';
import { DataSource, type EntityManager } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import type { FactorChange } from '../second-factor/holder-account';

/** What an admin is written to about the own account, where the command line has given an address. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly mails: MailQueue,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of the change. */
  async tellFactor(
    manager: EntityManager,
    adminId: string,
    { change, factor }: FactorChange,
  ): Promise<void> {
    const kind = change === 'added' ? 'admin-factor-added' : 'admin-factor-removed';
    const mail = { kind, adminId, factor, at: this.now() } as const;
    await this.mails.add(manager, mail, accountOrigin(adminId));
  }

  /** In the transaction of the change. */
  async tellPassword(manager: EntityManager, adminId: string): Promise<void> {
    const mail = { kind: 'admin-password-changed', adminId, at: this.now() } as const;
    await this.mails.add(manager, mail, accountOrigin(adminId));
  }

  /** Of a browser that this admin has not signed in with before. */
  async tellDevice(adminId: string, device: string): Promise<void> {
    const mail = { kind: 'admin-new-device', adminId, device, at: this.now() } as const;
    await inTransaction(this.dataSource, (manager) =>
      this.mails.add(manager, mail, accountOrigin(adminId)),
    );
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}
