import { Injectable } from '@nestjs/common';
import type { FactorStatus, OfferedFactors, UsedPasskey } from '@zaino/contracts/identity';
import type { EntityManager } from 'typeorm';
import { AppFactors } from './app-factors';
import type { Holder } from './holder';
import { type ChallengeOf, Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';

/** What was given beside a password. */
export interface GivenFactor {
  code?: string | undefined;
  passkey?: UsedPasskey | undefined;
}

/** By what a factor was proven; null where it was not. */
export type FactorProof = 'app' | 'passkey' | 'recovery-code' | null;

/** The second factors of an account, as a whole. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly apps: AppFactors,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
  ) {}

  async status(holder: Holder): Promise<FactorStatus> {
    const [app, passkeys, recoveryCodesLeft] = await Promise.all([
      this.apps.find(holder),
      this.passkeys.list(holder),
      this.codes.count(holder),
    ]);
    return {
      app: app && { createdAt: app.createdAt.toISOString(), lastUsedAt: iso(app.lastUsedAt) },
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: iso(lastUsedAt),
      })),
      recoveryCodesLeft,
    };
  }

  async isEnrolled(holder: Holder, manager?: EntityManager): Promise<boolean> {
    return (await this.count(holder, manager)) > 0;
  }

  /** Apps and passkeys; recovery codes are none by themselves. */
  async count(holder: Holder, manager?: EntityManager): Promise<number> {
    const passkeys = await this.passkeys.list(holder, manager);
    const app = await this.apps.find(holder, manager);
    return passkeys.length + (app === null ? 0 : 1);
  }

  /** How the holder may go on; the passkeys' challenge is a new one each time. */
  async offer(challenge: ChallengeOf): Promise<OfferedFactors> {
    const app = await this.apps.find(challenge.holder);
    return { app: app !== null, passkey: await this.passkeys.challenge(challenge) };
  }

  /** Uses what was given up: it proves no second time. */
  async prove(challenge: ChallengeOf, { code, passkey }: GivenFactor): Promise<FactorProof> {
    const { holder } = challenge;
    if (passkey !== undefined) {
      return (await this.passkeys.use(challenge, passkey)) ? 'passkey' : null;
    }
    if (code === undefined) return null;
    if (await this.apps.use(holder, code)) return 'app';
    return (await this.codes.use(holder, code)) ? 'recovery-code' : null;
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;
