import { Injectable, Logger } from '@nestjs/common';
import type { Tenant } from '@zaino/contracts/bookshops';
import type { Me } from '@zaino/contracts/identity';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { KnownDevices } from '../lockout/known-devices';
import { type PendingSession, PendingSessions } from '../sessions/pending-sessions';
import type { Visit } from '../sessions/visitor-sessions.service';

/** What follows once an account is written. */
@Injectable()
export class Newcomers {
  private readonly logger = new Logger('Registration');

  constructor(
    private readonly sessions: PendingSessions,
    private readonly devices: KnownDevices,
    private readonly securityLog: SecurityLog,
  ) {}

  async welcome(
    opened: PendingSession,
    tenant: Tenant | null,
    { request, reply }: Visit,
  ): Promise<Me> {
    const { user, customerToken, csrfToken } = opened.session;
    this.sessions.give(opened, reply);
    await this.devices
      .remember(request, reply, user.uid)
      // The account is there: the device is known from the next sign-in on.
      .catch((error: unknown) => this.logger.warn(`A device was not noted: ${String(error)}`));
    this.securityLog.record({
      level: 'INFO',
      category: 'auth.registration',
      message: 'Account creato',
      data: { role: user.role },
      userId: user.uid,
    });
    return { user, customerToken, csrfToken, tenant };
  }
}
