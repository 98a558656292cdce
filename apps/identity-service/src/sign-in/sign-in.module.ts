import { Module } from '@nestjs/common';
import { LockoutModule } from '../lockout/lockout.module';
import { ProviderModule } from '../provider/provider.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SessionsModule } from '../sessions/sessions.module';
import { Accounts } from './accounts';
import { SignInCompletion } from './sign-in-completion';
import { ForeignAccounts } from './foreign-accounts';
import { RedirectJourneys } from './redirect-journeys';
import { RedirectSignInController } from './redirect-sign-in.controller';
import { RedirectSignInService } from './redirect-sign-in.service';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';

@Module({
  imports: [LockoutModule, ProviderModule, SecondFactorModule, SessionsModule],
  controllers: [RedirectSignInController, SignInController],
  providers: [
    Accounts,
    SignInCompletion,
    ForeignAccounts,
    RedirectJourneys,
    RedirectSignInService,
    SignInService,
  ],
  exports: [SignInCompletion],
})
export class SignInModule {}
