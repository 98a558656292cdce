import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { accountOrigin } from '@zaino/service/mail/mail-origin';
import { DataSource, type EntityManager } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import type { FactorChange } from '../second-factor/holder-account';

/** What follows from a change of an admin's own access: an act of the audit log, and a mail where there is an address. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly mails: MailQueue,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
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
    const act = change === 'added' ? 'admins.factor-added' : 'admins.factor-removed';
    const subject = adminSubject(adminId);
    const state = { factor };
    await this.auditLog.record(manager, {
      act,
      subject,
      ...(change === 'added' ? { after: state } : { before: state }),
    });
  }

  /** In the transaction of the change: nobody is written to about codes that were asked for with a factor. */
  async noteCodes(manager: EntityManager, adminId: string): Promise<void> {
    const subject = adminSubject(adminId);
    await this.auditLog.record(manager, { act: 'admins.codes-renewed', subject });
  }

  /** In the transaction of the change. */
  async tellPassword(manager: EntityManager, adminId: string): Promise<void> {
    const mail = { kind: 'admin-password-changed', adminId, at: this.now() } as const;
    await this.mails.add(manager, mail, accountOrigin(adminId));
    const subject = adminSubject(adminId);
    await this.auditLog.record(manager, { act: 'admins.password-changed', subject });
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

const adminSubject = (id: string) => ({ kind: 'admin', id });
