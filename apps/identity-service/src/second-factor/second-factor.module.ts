import { Module } from '@nestjs/common';
import { LockoutModule } from '../lockout/lockout.module';
import { OneTimeModule } from '../one-time/one-time.module';
import { AppFactors } from './app-factors';
import { FactorAttempts } from './factor-attempts';
import { FactorChanges } from './factor-changes';
import { FactorEnrolment } from './factor-enrolment';
import { FactorRemoval } from './factor-removal';
import { FactorStores } from './factor-stores';
import { Once } from './once';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { RelyingParties } from './relying-parties';
import { SealedSecrets } from './sealed-secrets';
import { SecondFactors } from './second-factors';

/** Second factors of whoever has any; whose they are is for the topics of customers and of admins. */
@Module({
  imports: [LockoutModule, OneTimeModule],
  providers: [
    AppFactors,
    FactorAttempts,
    FactorChanges,
    FactorEnrolment,
    FactorRemoval,
    FactorStores,
    Once,
    Passkeys,
    RecoveryCodes,
    RelyingParties,
    SealedSecrets,
    SecondFactors,
  ],
  exports: [FactorAttempts, FactorEnrolment, FactorRemoval, RelyingParties, SecondFactors],
})
export class SecondFactorModule {}
