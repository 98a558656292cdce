import { Injectable } from '@nestjs/common';
import {
  type AppSetup,
  identityErrorCodes,
  MAX_PASSKEYS,
  type NewPasskey,
  type PasskeyCreation,
} from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';
import { isDuplicate } from '@zaino/service/is-duplicate';
import type { EntityManager } from 'typeorm';
import { AppFactors } from './app-factors';
import { wrongFactor } from './factor-attempts';
import { FactorChanges } from './factor-changes';
import type { FactorChange, HolderAccount } from './holder-account';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactors } from './second-factors';

/** The codes of an account that had none; null for one that has. */
export interface Enrolled {
  recoveryCodes: string[] | null;
}

/** New second factors; whoever begins one has proven the password. */
@Injectable()
export class FactorEnrolment {
  constructor(
    private readonly apps: AppFactors,
    private readonly passkeys: Passkeys,
    private readonly factors: SecondFactors,
    private readonly codes: RecoveryCodes,
    private readonly changes: FactorChanges,
  ) {}

  async beginApp({ holder, session, label }: HolderAccount): Promise<AppSetup> {
    if ((await this.apps.find(holder)) !== null) throw exists('Hai già un’app collegata.');
    return this.apps.begin(holder, { session, label });
  }

  async confirmApp(account: HolderAccount, code: string): Promise<Enrolled> {
    const { holder, session } = account;
    const proven = await this.apps.prove(holder, session, code);
    if (proven === null) throw setupExpired();
    if (proven === 'wrong') throw wrongFactor();
    const enrolled = await this.enrol(account, 'app', (manager) =>
      this.apps.add(manager, holder, proven),
    );
    await this.apps.endSetup(holder, session);
    return enrolled;
  }

  async beginPasskey({ holder, party, session, label }: HolderAccount): Promise<PasskeyCreation> {
    const known = await this.passkeys.list(holder);
    if (known.length >= MAX_PASSKEYS)
      throw exists(`Puoi avere al massimo ${MAX_PASSKEYS} passkey.`);
    return this.passkeys.begin({ holder, party, session, purpose: 'setup' }, label);
  }

  async addPasskey(
    account: HolderAccount,
    { name, passkey }: { name: string; passkey: NewPasskey },
  ): Promise<Enrolled> {
    const { holder, party, session } = account;
    const proven = await this.passkeys.prove({ holder, party, session, purpose: 'setup' }, passkey);
    if (proven === null) throw setupExpired();
    return this.enrol(account, 'passkey', (manager) =>
      this.passkeys.add(manager, holder, { ...proven, name }),
    );
  }

  private async enrol(
    account: HolderAccount,
    factor: FactorChange['factor'],
    add: (manager: EntityManager) => Promise<void>,
  ): Promise<Enrolled> {
    const change = { change: 'added', factor } as const;
    return this.changes.make(account, change, async (manager) => {
      const isFirst = !(await this.factors.isEnrolled(account.holder, manager));
      await add(manager).catch(refuseDuplicate);
      return { recoveryCodes: isFirst ? await this.codes.renew(manager, account.holder) : null };
    });
  }
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error) ? exists('È già tra i tuoi modi di verifica.') : error;
}

function exists(detail: string): DomainError {
  return new DomainError('conflict', identityErrorCodes.factorExists, { detail });
}

function setupExpired(): DomainError {
  const detail = 'Non è stato possibile finire: ricomincia da capo.';
  return new DomainError('invalid', identityErrorCodes.setupExpired, { detail });
}
