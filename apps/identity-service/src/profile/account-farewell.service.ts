import { Injectable, Logger } from '@nestjs/common';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { SessionStore } from '@zaino/service/sessions/session-store';
import type { FastifyReply } from 'fastify';
import { VisitorSessionsService } from '../sessions/visitor-sessions.service';
import { AccountDeletion } from './account-deletion';

/** The deletion as a call: the account, then its devices and this browser's cookie. */
@Injectable()
export class AccountFarewellService {
  private readonly logger = new Logger('AccountFarewell');

  constructor(
    private readonly deletion: AccountDeletion,
    private readonly sessions: SessionStore,
    private readonly visitors: VisitorSessionsService,
    private readonly securityLog: SecurityLog,
  ) {}

  async take(signedIn: SignedIn, password: string | undefined, reply: FastifyReply) {
    const { uid } = signedIn.session.user;
    if (await this.deletion.delete(signedIn, password, reply.request)) {
      // Without the account's id: the log forgets it with the account.
      const message = 'Account eliminato dal titolare';
      this.securityLog.record({ level: 'INFO', category: 'auth.deletion', message });
    }
    // The outbox does it again; an account that is gone is no failure of the call.
    await this.sessions
      .revokeAll(uid)
      .catch((error: unknown) => this.logger.warn(`Sessions end later: ${String(error)}`));
    this.visitors.forget(reply);
    return { success: true as const };
  }
}
