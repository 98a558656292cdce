import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { FastifyRequest } from 'fastify';
import { DataSource, IsNull } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { invalidLink } from '../account-links/invalid-link';
import { AdminEntity } from '../users/admin.entity';
import { KnownAdminDevices } from '../admins/known-admin-devices';
import { MailQueue } from '../mail/mail-queue';
import type { Visit } from '../sessions/visitor-sessions.service';

/** The way back of an admin whom failures keep out: a link by mail (docs/decisions/lockout.md). */
@Injectable()
export class AdminAccessService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueue,
    private readonly links: AccountLinks,
    private readonly devices: KnownAdminDevices,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Does the same for every name: whether there is such an admin is looked up when the mail is written. */
  async request(name: string, request: FastifyRequest): Promise<{ success: true }> {
    const username = name.toLowerCase();
    await inTransaction(this.dataSource, (manager) =>
      this.mails.add(manager, { kind: 'admin-access', username }, mailOriginOf(request)),
    );
    this.report('Link per sbloccare l’Area Riservata richiesto', null);
    return { success: true };
  }

  /** The browser becomes one that the admin is known by, with a count of failures of its own; nobody is signed in. */
  async open(token: string, { request, reply }: Visit): Promise<{ success: true }> {
    const adminId = await inTransaction(this.dataSource, async (manager) => {
      const { uid: id, email } = await this.links.useOfAdmin(manager, token);
      const isOwn = await manager.existsBy(AdminEntity, { id, email, disabledAt: IsNull() });
      if (!isOwn) throw invalidLink();
      return id;
    });
    await this.devices.remember(request, reply, adminId);
    this.report('Accesso all’Area Riservata sbloccato con il link di una e-mail', adminId);
    return { success: true };
  }

  private report(message: string, userId: string | null): void {
    this.securityLog.record({ level: 'WARN', category: 'admin.access-link', message, userId });
  }
}
