import { Injectable } from '@nestjs/common';
import { type authEndpoints, identityErrorCodes, identityTexts } from '@zaino/contracts/identity';
import { clientAddress } from '@zaino/service/client-address';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountLinks } from '../account-links/account-links';
import { FactorAttempts } from '../second-factor/factor-attempts';
import { type Holder, holderOfUser } from '../second-factor/holder';
import type { ChallengeOf } from '../second-factor/passkeys';
import { RelyingParties } from '../second-factor/relying-parties';
import { type GivenFactor, SecondFactors } from '../second-factor/second-factors';
import type { Visit } from '../sessions/visitor-sessions.service';
import { PasswordResetService } from './password-reset.service';

/** The tools of second factors that a reset needs. */
@Injectable()
export class ResetFactors {
  constructor(
    readonly all: SecondFactors,
    readonly attempts: FactorAttempts,
    readonly parties: RelyingParties,
  ) {}
}

/** A reset signs in: who has a second factor proves it beside the link, which a read mailbox alone would give. */
@Injectable()
export class FactorResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: AccountLinks,
    private readonly factors: ResetFactors,
    private readonly resets: PasswordResetService,
  ) {}

  /** By what the reset of a link is proven beside it; null where there is nothing to prove. */
  async offer(token: string, request: FastifyRequest) {
    const holder = await this.holderOf(token);
    if (!(await this.factors.all.isEnrolled(holder))) return { secondFactor: null };
    return { secondFactor: await this.factors.all.offer(this.challengeOf(holder, request)) };
  }

  /** Without a right factor nothing happens, and the link stays good. */
  async reset({ code, passkey, ...reset }: BodyOf<typeof authEndpoints.reset>, visit: Visit) {
    const holder = await this.holderOf(reset.token);
    if (await this.factors.all.isEnrolled(holder)) {
      await this.prove(holder, { code, passkey }, visit.request);
    }
    return this.resets.reset(reset, visit);
  }

  private async prove(holder: Holder, given: GivenFactor, request: FastifyRequest): Promise<void> {
    if (given.code === undefined && given.passkey === undefined) {
      const { secondFactorRequired: code } = identityErrorCodes;
      throw new DomainError('forbidden', code, { detail: identityTexts.secondFactorRequired });
    }
    // A count of its own: nobody without a link can lock its owner out.
    const account = { kind: 'customer', name: `reset ${holder.id}` } as const;
    const claim = { account, address: clientAddress(request), userId: holder.id };
    await this.factors.attempts.prove(this.challengeOf(holder, request), { claim, given });
  }

  private challengeOf(holder: Holder, request: FastifyRequest): ChallengeOf {
    return { holder, party: this.factors.parties.of(request), purpose: 'sign-in' };
  }

  /** Throws for a link that does not count. */
  private async holderOf(token: string): Promise<Holder> {
    return holderOfUser(await this.links.find(this.dataSource.manager, token, ['reset']));
  }
}
