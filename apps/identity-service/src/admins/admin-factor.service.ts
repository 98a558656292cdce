import { Inject, Injectable } from '@nestjs/common';
import type { adminFactorEndpoints } from '@zaino/contracts/identity';
import { CONFIG } from '@zaino/service/config.module';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { hashOfToken } from '@zaino/service/sessions/session';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { type Enrolled, FactorEnrolment } from '../second-factor/factor-enrolment';
import { FactorRemoval } from '../second-factor/factor-removal';
import type { HolderAccount } from '../second-factor/holder-account';
import { RelyingParties } from '../second-factor/relying-parties';
import { SecondFactors } from '../second-factor/second-factors';
import type { Visit } from '../sessions/visitor-sessions.service';
import { lockAdmin } from '../users/lock-admin';
import { AdminNotices } from './admin-notices';
import { AdminPasswords } from './admin-passwords';
import { AdminSessionsService } from './admin-sessions.service';
import { adminUser } from './admin-user';
import { OwnAdminPassword } from './own-admin-password';

type Endpoints = typeof adminFactorEndpoints;

/** What changes second factors; one unit, as each of them needs the others. */
@Injectable()
export class AdminFactorTools {
  constructor(
    readonly factors: SecondFactors,
    readonly enrolment: FactorEnrolment,
    readonly removal: FactorRemoval,
    readonly parties: RelyingParties,
    readonly notices: AdminNotices,
  ) {}
}

/** The second factors of admins; the first one makes a session of a token that opened nothing but its enrolment. */
@Injectable()
export class AdminFactorService {
  constructor(
    private readonly tools: AdminFactorTools,
    private readonly passwords: AdminPasswords,
    private readonly sessions: AdminSessionsService,
    private readonly ownPassword: OwnAdminPassword,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ADMIN_SECOND_FACTOR'>,
  ) {}

  status({ session }: SignedIn) {
    return this.tools.factors.status({ kind: 'admin', id: session.user.uid });
  }

  async beginApp(signedIn: SignedIn, body: BodyOf<Endpoints['beginApp']>, request: FastifyRequest) {
    await this.provePassword(signedIn, body.password, request);
    return this.tools.enrolment.beginApp(this.accountOf(signedIn, request));
  }

  async confirmApp(signedIn: SignedIn, body: BodyOf<Endpoints['confirmApp']>, visit: Visit) {
    const account = this.accountOf(signedIn, visit.request);
    return this.letIn(signedIn, await this.tools.enrolment.confirmApp(account, body.code), visit);
  }

  async beginPasskey(
    signedIn: SignedIn,
    body: BodyOf<Endpoints['beginPasskey']>,
    request: FastifyRequest,
  ) {
    await this.provePassword(signedIn, body.password, request);
    return this.tools.enrolment.beginPasskey(this.accountOf(signedIn, request));
  }

  async addPasskey(signedIn: SignedIn, body: BodyOf<Endpoints['addPasskey']>, visit: Visit) {
    const account = this.accountOf(signedIn, visit.request);
    return this.letIn(signedIn, await this.tools.enrolment.addPasskey(account, body), visit);
  }

  challenge(signedIn: SignedIn, request: FastifyRequest) {
    return this.tools.removal.challenge(this.accountOf(signedIn, request));
  }

  async remove(
    signedIn: SignedIn,
    { factor, ...given }: BodyOf<Endpoints['remove']>,
    request: FastifyRequest,
  ) {
    const proving = { claim: await this.ownPassword.claimOf(signedIn, request), given };
    return this.tools.removal.remove(this.accountOf(signedIn, request), factor, proving);
  }

  async renewCodes(
    signedIn: SignedIn,
    given: BodyOf<Endpoints['renewCodes']>,
    request: FastifyRequest,
  ) {
    const proving = { claim: await this.ownPassword.claimOf(signedIn, request), given };
    return this.tools.removal.renewCodes(this.accountOf(signedIn, request), proving);
  }

  private accountOf({ id, session }: SignedIn, request: FastifyRequest): HolderAccount {
    const { uid, displayName } = session.user;
    return {
      holder: { kind: 'admin', id: uid },
      label: displayName,
      session: hashOfToken(id),
      party: this.tools.parties.of(request),
      mustKeepOne: this.config.ADMIN_SECOND_FACTOR,
      lock: async (manager) => {
        await lockAdmin(manager, uid);
      },
      tell: (manager, change) => this.tools.notices.tellFactor(manager, uid, change),
      noteCodes: (manager) => this.tools.notices.noteCodes(manager, uid),
    };
  }

  private provePassword(signedIn: SignedIn, password: string, request: FastifyRequest) {
    return this.ownPassword.prove(signedIn, { field: 'password', password }, request);
  }

  private async letIn(signedIn: SignedIn, enrolled: Enrolled, visit: Visit) {
    const isIn = signedIn.session.kind === 'admin';
    const admin = isIn ? null : await this.passwords.findEnabled(signedIn.session.user.uid);
    if (admin === null) return { ...enrolled, session: null };
    const token = await this.sessions.open(admin, visit);
    await this.sessions.endEnrolment(signedIn);
    return { ...enrolled, session: { token, user: adminUser(admin) } };
  }
}
