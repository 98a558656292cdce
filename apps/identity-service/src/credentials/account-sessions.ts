import { Injectable, Logger } from '@nestjs/common';
import { type SecurityEvent, SecurityLog } from '@zaino/service/security-log/security-log';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { signInUnavailable } from '../sessions/sign-in-unavailable';

type Ending = Pick<SecurityEvent, 'category' | 'message'> & {
  uid: string;
  /** The session that goes on. */
  keptId?: string;
};

/** Ends the sessions of an account whose password or role changes. */
@Injectable()
export class AccountSessions {
  private readonly logger = new Logger('AccountSessions');

  constructor(
    private readonly store: SessionStore,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Inside the transaction: without Redis nothing changes, so that no session outlives the change. */
  async endAll({ uid, keptId }: Omit<Ending, 'category' | 'message'>): Promise<number> {
    return this.store.revokeAll(uid, keptId).catch(signInUnavailable);
  }

  /** After the commit: whoever signed in meanwhile did so by what no longer holds. */
  async settle({ uid, keptId, category, message }: Ending): Promise<void> {
    this.securityLog.record({ level: 'INFO', category, message, userId: uid });
    await this.store
      .revokeAll(uid, keptId)
      .catch((error: unknown) => this.logger.warn(`Late sessions may live on: ${String(error)}`));
  }
}
