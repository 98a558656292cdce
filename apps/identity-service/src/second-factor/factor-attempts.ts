import { Injectable } from '@nestjs/common';
import { identityErrorCodes, identityTexts, type OfferedFactors } from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import type { FastifyRequest } from 'fastify';
import { type AttemptClaim, type AttemptRefusal, Lockout } from '../lockout/lockout';
import type { Holder } from './holder';
import type { ChallengeOf } from './passkeys';
import { RelyingParties } from './relying-parties';
import { type GivenFactor, SecondFactors } from './second-factors';

/** What came of an attempt: a proof, a refusal, or the question for the second factor. */
export type FactorOutcome<Proof> =
  | { proof: Proof }
  | { refusal: AttemptRefusal }
  | { required: OfferedFactors };

interface Attempt<Proof> {
  claim: AttemptClaim;
  request: FastifyRequest;
  given: GivenFactor;
  /** What the first step proves, as a password does; null where it was wrong. */
  first: () => Promise<Proof | null>;
  holderOf: (proof: Proof) => Holder;
}

/** Neither a failure nor a success: the password was right, and nothing was given beside it. */
class FactorRequired extends Error {
  constructor(readonly offered: OfferedFactors) {
    super('A second factor is required.');
  }
}

/** Proves passwords and second factors by the rules of the lockout: a wrong code counts as a wrong password does. */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly lockout: Lockout,
    private readonly factors: SecondFactors,
    private readonly parties: RelyingParties,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Both steps in one attempt: only where both are right are the failures of before forgotten. */
  async attempt<Proof>(attempt: Attempt<Proof>): Promise<FactorOutcome<Proof>> {
    const seen = { isFactorWrong: false, isFactorProven: false };
    // A code counts once: what has passed the delay of strangers' failures is not asked for again.
    const provesFactor = async () => {
      const holder = claimedHolder(attempt.claim);
      seen.isFactorProven = holder !== null && (await this.isGiven(attempt, holder));
      return seen.isFactorProven;
    };
    const check = async () => {
      const proof = await attempt.first();
      if (proof === null) return null;
      const isProven =
        seen.isFactorProven || (await this.isProven(attempt, attempt.holderOf(proof)));
      seen.isFactorWrong = !isProven;
      return isProven ? proof : null;
    };
    try {
      const outcome = await this.lockout.attempt({ ...attempt.claim, provesFactor }, check);
      if ('refusal' in outcome && seen.isFactorWrong) return { refusal: ofFactor(outcome.refusal) };
      return outcome;
    } catch (error) {
      if (error instanceof FactorRequired) return { required: error.offered };
      throw error;
    }
  }

  /** A second factor alone, of whoever is signed in; throws where it is not proven. */
  async prove(
    challenge: ChallengeOf,
    { claim, given }: Pick<Attempt<unknown>, 'claim' | 'given'>,
  ): Promise<void> {
    const outcome = await this.lockout.attempt(claim, () => this.use(challenge, given));
    if (!('refusal' in outcome)) return;
    const { code, error: detail } = ofFactor(outcome.refusal);
    if (code !== identityErrorCodes.wrongSecondFactor) {
      throw new DomainError('limited', code, { detail });
    }
    throw wrongFactor();
  }

  private async isProven<Proof>({ request, given }: Attempt<Proof>, holder: Holder) {
    if (!(await this.factors.isEnrolled(holder))) return true;
    const party = this.parties.of(request);
    const challenge = { holder, party, purpose: 'sign-in' } as const;
    if (given.code === undefined && given.passkey === undefined) {
      throw new FactorRequired(await this.factors.offer(challenge));
    }
    return (await this.use(challenge, given)) !== null;
  }

  /** Whether a right second factor comes with the attempt; asks for none. */
  private async isGiven<Proof>({ request, given }: Attempt<Proof>, holder: Holder) {
    if (given.code === undefined && given.passkey === undefined) return false;
    if (!(await this.factors.isEnrolled(holder))) return false;
    const party = this.parties.of(request);
    return (await this.use({ holder, party, purpose: 'sign-in' }, given)) !== null;
  }

  private async use(challenge: ChallengeOf, given: GivenFactor) {
    const proof = await this.factors.prove(challenge, given);
    const { id: userId } = challenge.holder;
    const isWeak = proof === null || proof === 'recovery-code';
    this.securityLog.record({
      level: isWeak ? 'WARN' : 'INFO',
      category: 'auth.second-factor',
      message: proof === null ? 'Secondo fattore rifiutato' : 'Secondo fattore riconosciuto',
      data: { purpose: challenge.purpose, ...(proof && { factor: proof }) },
      userId,
    });
    return proof;
  }
}

/** Whose account is claimed; null where there is none. */
function claimedHolder({ account: { kind }, userId }: AttemptClaim): Holder | null {
  return userId === null ? null : { kind, id: userId };
}

/** The words of a wrong password would lead to the wrong field. */
function ofFactor(refusal: AttemptRefusal): AttemptRefusal {
  if (refusal.code !== identityErrorCodes.wrongCredentials) return refusal;
  const { wrongSecondFactor: code } = identityErrorCodes;
  return { ...refusal, code, error: identityTexts.wrongSecondFactor };
}

export function wrongFactor(): DomainError {
  const detail = identityTexts.wrongSecondFactor;
  const errors = [{ path: 'code', message: detail }];
  return new DomainError('invalid', identityErrorCodes.wrongSecondFactor, { detail, errors });
}
