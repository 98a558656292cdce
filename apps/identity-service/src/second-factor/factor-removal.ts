import { Injectable } from '@nestjs/common';
import { type FactorStatus, identityErrorCodes } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import type { AttemptClaim } from '../lockout/lockout';
import { FactorAttempts } from './factor-attempts';
import { FactorChanges } from './factor-changes';
import { FactorStores } from './factor-stores';
import type { HolderAccount } from './holder-account';
import type { ChallengeOf } from './passkeys';
import { type GivenFactor, SecondFactors } from './second-factors';

/** Whoever changes what is there proves one factor for it. */
export interface Proving {
  claim: AttemptClaim;
  given: GivenFactor;
}

/** Removes second factors and makes new recovery codes, for who proves a factor of the account. */
@Injectable()
export class FactorRemoval {
  constructor(
    private readonly stores: FactorStores,
    private readonly factors: SecondFactors,
    private readonly attempts: FactorAttempts,
    private readonly changes: FactorChanges,
    private readonly dataSource: DataSource,
  ) {}

  /** What a passkey is to sign for either. */
  async challenge(account: HolderAccount) {
    return { passkey: await this.stores.passkeys.challenge(challengeOf(account)) };
  }

  /** `factor` is the app, or the id of a passkey; the recovery codes go with the last of them. */
  async remove(account: HolderAccount, factor: string, proving: Proving): Promise<FactorStatus> {
    const { holder, mustKeepOne } = account;
    if (mustKeepOne && (await this.factors.count(holder)) === 1) throw lastFactor();
    await this.attempts.prove(challengeOf(account), proving);
    const isApp = factor === 'app';
    const change = { change: 'removed', factor: isApp ? 'app' : 'passkey' } as const;
    await this.changes.make(account, change, async (manager) => {
      const { apps, passkeys, codes } = this.stores;
      const left = (await this.factors.count(holder, manager)) - 1;
      if (mustKeepOne && left === 0) throw lastFactor();
      const isRemoved = isApp
        ? await apps.forget(manager, holder)
        : await passkeys.forget(manager, holder, factor);
      if (!isRemoved) throw new DomainError('not-found', sharedErrorCodes.notFound);
      if (left === 0) await codes.forget(manager, holder);
    });
    return this.factors.status(holder);
  }

  async renewCodes(account: HolderAccount, proving: Proving) {
    await this.attempts.prove(challengeOf(account), proving);
    const recoveryCodes = await inTransaction(this.dataSource, async (manager) => {
      await account.lock(manager);
      await account.noteCodes?.(manager);
      return this.stores.codes.renew(manager, account.holder);
    });
    this.changes.record(account, 'Codici di recupero rinnovati');
    return { recoveryCodes };
  }
}

function challengeOf({ holder, party, session }: HolderAccount): ChallengeOf {
  return { holder, party, session, purpose: 'proof' };
}

function lastFactor(): DomainError {
  const detail =
    'Chi amministra il sito deve avere almeno un modo di verifica: prima aggiungine un altro.';
  return new DomainError('conflict', identityErrorCodes.lastFactor, { detail });
}
