import { Injectable, Logger } from '@nestjs/common';
import type { authEndpoints } from '@zaino/contracts/identity';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import type { BodyOf } from '@zaino/service/route';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { MailQueue } from '../mail/mail-queue';
import { lockUser } from '../users/lock-user';
import { RefreshSessions } from '../users/refresh-sessions';
import { ProvenAddresses } from './proven-addresses';

/** Proves by the link of a mail that an address is the account's. */
@Injectable()
export class EmailVerificationService {
  private readonly logger = new Logger('EmailVerification');

  constructor(
    private readonly dataSource: DataSource,
    private readonly addresses: ProvenAddresses,
    private readonly sessions: RefreshSessions,
    private readonly mails: MailQueue,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Once more, for the address of the account and for one that is to take its place. */
  async request({ session }: SignedIn, request: FastifyRequest) {
    const origin = mailOriginOf(request, session.user.uid);
    await inTransaction(this.dataSource, async (manager) => {
      const { uid, emailVerifiedAt, pendingEmail } = await lockUser(manager, session.user.uid);
      if (emailVerifiedAt === null) {
        await this.mails.add(manager, { kind: 'verify-address', uid, shopUrl: null }, origin);
      }
      if (pendingEmail !== null) {
        const mail = { kind: 'verify-new-address', uid, email: pendingEmail } as const;
        await this.mails.add(manager, mail, origin);
      }
    });
    return { success: true as const };
  }

  async verify({ token }: BodyOf<typeof authEndpoints.verify>, request: FastifyRequest) {
    const origin = mailOriginOf(request);
    const { uid, email, isNew } = await inTransaction(this.dataSource, (manager) =>
      this.addresses.accept(manager, token, origin),
    );
    // Without Redis the message in the outbox does it later.
    await this.sessions
      .handle({ uid })
      .catch((error: unknown) => this.logger.warn(`Sessions change later: ${String(error)}`));
    this.securityLog.record({
      level: 'INFO',
      category: 'auth.email',
      message: isNew ? 'Indirizzo e-mail cambiato' : 'Indirizzo e-mail verificato',
      userId: uid,
    });
    return { success: true as const, email };
  }
}
