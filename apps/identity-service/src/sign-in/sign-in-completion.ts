import { Injectable } from '@nestjs/common';
import type { Me } from '@zaino/contracts/identity';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { KnownDevices } from '../lockout/known-devices';
import { type Visit, VisitorSessionsService } from '../sessions/visitor-sessions.service';
import type { UserEntity } from '../users/user.entity';

/** What follows once it is proved who somebody is, whichever way that was done. */
@Injectable()
export class SignInCompletion {
  constructor(
    private readonly sessions: VisitorSessionsService,
    private readonly devices: KnownDevices,
    private readonly securityLog: SecurityLog,
  ) {}

  deviceOf({ request }: Visit): string | null {
    return this.devices.hashOf(request);
  }

  /** Opens the session, sets the cookies and notes the device. */
  async complete(user: UserEntity, visit: Visit, isRemembered: boolean): Promise<Me> {
    await this.devices.remember(visit.request, visit.reply, user.uid);
    const me = await this.sessions.open(user, visit, isRemembered);
    this.securityLog.record({
      level: 'INFO',
      category: 'auth.sign-in',
      message: 'Accesso effettuato',
      data: { role: user.role, isRemembered },
      userId: user.uid,
    });
    return me;
  }

  /** Begins the time of the cookies anew, for who goes on using the shop. */
  async renew(signedIn: SignedIn, { request, reply }: Visit): Promise<{ success: true }> {
    this.sessions.renew(signedIn, reply);
    await this.devices.renew(request, reply, signedIn.session.user.uid);
    return { success: true };
  }

  /** Takes back a welcome. */
  undo({ user, customerToken }: Me, { reply }: Visit): Promise<void> {
    return this.sessions.takeBack(user.uid, customerToken, reply);
  }
}
