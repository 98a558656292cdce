import { Injectable } from '@nestjs/common';
import { AppFactors } from './app-factors';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';

/** Where the kinds of factors are kept. */
@Injectable()
export class FactorStores {
  constructor(
    readonly apps: AppFactors,
    readonly passkeys: Passkeys,
    readonly codes: RecoveryCodes,
  ) {}
}
