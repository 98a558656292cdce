import { Inject, Injectable } from '@nestjs/common';
import type { adminEndpoints } from '@zaino/contracts/identity';
import { identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { clientAddress } from '@zaino/service/client-address';
import { CONFIG } from '@zaino/service/config.module';
import type { BodyOf } from '@zaino/service/route';
import type { z } from 'zod';
import type { Config } from '../config';
import type { AttemptRefusal } from '../lockout/lockout';
import { FactorAttempts } from '../second-factor/factor-attempts';
import type { Holder } from '../second-factor/holder';
import { SecondFactors } from '../second-factor/second-factors';
import type { Visit } from '../sessions/visitor-sessions.service';
import { atLeast } from '../lockout/at-least';
import { AdminPasswords } from './admin-passwords';
import { AdminSessionsService } from './admin-sessions.service';
import { adminUser } from './admin-user';
import type { AdminEntity } from '../users/admin.entity';

type Credentials = BodyOf<typeof adminEndpoints.login>;
type LoginAnswer = z.output<typeof adminEndpoints.login.response>;
type VerifyAnswer = z.output<typeof adminEndpoints.verify.response>;

/** Sign-in of admins: the same limits as for customers, another door. */
@Injectable()
export class AdminsService {
  constructor(
    private readonly passwords: AdminPasswords,
    private readonly sessions: AdminSessionsService,
    private readonly attempts: FactorAttempts,
    private readonly factors: SecondFactors,
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'SIGN_IN_MIN_MS' | 'ADMIN_SECOND_FACTOR'>,
  ) {}

  login(credentials: Credentials, visit: Visit): Promise<LoginAnswer> {
    return atLeast(this.config.SIGN_IN_MIN_MS, () => this.attempt(credentials, visit));
  }

  async verify(token: string): Promise<VerifyAnswer> {
    const found = await this.sessions.adminOf(token);
    if (found === 'enrolling') {
      const { secondFactorMissing: code } = identityErrorCodes;
      return { success: false, error: identityTexts.secondFactorMissing, code };
    }
    const admin = found && (await this.passwords.findEnabled(found.id));
    if (admin === null) return { success: false, error: identityTexts.wrongCredentials };
    return { success: true, user: adminUser(admin) };
  }

  private async attempt(
    { username, password, ...given }: Credentials,
    visit: Visit,
  ): Promise<LoginAnswer> {
    const name = username.toLowerCase();
    const admin = await this.passwords.find(name);
    const claim = {
      account: { kind: 'admin', name } as const,
      address: clientAddress(visit.request),
      knownDevice: await this.sessions.deviceOf(visit.request, admin),
      userId: admin?.id ?? null,
    };
    const first = () => this.passwords.prove(admin, password);
    const outcome = await this.attempts.attempt({
      claim,
      request: visit.request,
      given,
      first,
      holderOf,
    });
    if ('required' in outcome) {
      const { secondFactorRequired: code } = identityErrorCodes;
      const error = identityTexts.secondFactorRequired;
      return { success: false, error, code, secondFactor: outcome.required };
    }
    if ('refusal' in outcome) return refused(outcome.refusal);
    return this.welcome(outcome.proof, visit);
  }

  /** An admin without a second factor goes no further than its enrolment, where one is asked for. */
  private async welcome(admin: AdminEntity, visit: Visit): Promise<LoginAnswer> {
    const user = adminUser(admin);
    const isFree =
      !this.config.ADMIN_SECOND_FACTOR || (await this.factors.isEnrolled(holderOf(admin)));
    if (isFree) {
      return { success: true, token: await this.sessions.open(admin, visit), user };
    }
    const token = await this.sessions.open(admin, visit, 'enrolling');
    return { success: true, token, user, mustEnrol: true };
  }
}

function holderOf({ id }: AdminEntity): Holder {
  return { kind: 'admin', id };
}

/** Of a wrong password nothing but the words is told; the code says to whom knew it what was wrong. */
function refused({ error, code }: AttemptRefusal): LoginAnswer {
  const isOfFactor = code === identityErrorCodes.wrongSecondFactor;
  return { success: false, error, ...(isOfFactor && { code }) };
}
