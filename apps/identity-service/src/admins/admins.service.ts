import { Inject, Injectable } from '@nestjs/common';
import type { adminEndpoints } from '@zaino/contracts/identity';
import { identityTexts } from '@zaino/contracts/identity';
import { clientAddress } from '@zaino/service/client-address';
import { CONFIG } from '@zaino/service/config.module';
import type { BodyOf } from '@zaino/service/route';
import type { z } from 'zod';
import type { Config } from '../config';
import { Lockout } from '../lockout/lockout';
import type { Visit } from '../sessions/visitor-sessions.service';
import { atLeast } from '../sign-in/at-least';
import { AdminPasswords } from './admin-passwords';
import { AdminSessionsService } from './admin-sessions.service';
import { adminUser } from './admin-user';

type Credentials = BodyOf<typeof adminEndpoints.login>;
type LoginAnswer = z.output<typeof adminEndpoints.login.response>;
type VerifyAnswer = z.output<typeof adminEndpoints.verify.response>;

/** Sign-in of admins: the same limits as for customers, another door. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly passwords: AdminPasswords,
    private readonly sessions: AdminSessionsService,
    private readonly lockout: Lockout,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SIGN_IN_MIN_MS'>,
  ) {}

  login(credentials: Credentials, visit: Visit): Promise<LoginAnswer> {
    return atLeast(this.config.SIGN_IN_MIN_MS, () => this.attempt(credentials, visit));
  }

  async verify(token: string): Promise<VerifyAnswer> {
    const id = await this.sessions.adminOf(token);
    const admin = id === null ? null : await this.passwords.findEnabled(id);
    if (admin === null) return { success: false, error: identityTexts.wrongCredentials };
    return { success: true, user: adminUser(admin) };
  }

  private async attempt({ username, password }: Credentials, visit: Visit): Promise<LoginAnswer> {
    const name = username.toLowerCase();
    const admin = await this.passwords.find(name);
    const claim = {
      account: { kind: 'admin', name } as const,
      address: clientAddress(visit.request),
      knownDevice: await this.sessions.deviceOf(visit.request, admin),
      userId: admin?.id ?? null,
    };
    const outcome = await this.lockout.attempt(claim, () => this.passwords.prove(admin, password));
    if ('refusal' in outcome) return { success: false, error: outcome.refusal.error };
    const token = await this.sessions.open(outcome.proof, visit);
    return { success: true, token, user: adminUser(outcome.proof) };
  }
}
