import { Module } from '@nestjs/common';
import { LockoutModule } from '../lockout/lockout.module';
import { OneTimeModule } from '../one-time/one-time.module';
import { ProviderModule } from '../provider/provider.module';
import { PushModule } from '../push/push.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SessionsModule } from '../sessions/sessions.module';
import { Accounts } from './accounts';
import { SignInCompletion } from './sign-in-completion';
import { ForeignAccounts } from './foreign-accounts';
import { RedirectSignInController } from './redirect-sign-in.controller';
import { RedirectSignInService } from './redirect-sign-in.service';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';
import { SignOutService } from './sign-out.service';

@Module({
  imports: [
    LockoutModule,
    OneTimeModule,
    ProviderModule,
    PushModule,
    SecondFactorModule,
    SessionsModule,
  ],
  controllers: [RedirectSignInController, SignInController],
  providers: [
    Accounts,
    SignInCompletion,
    ForeignAccounts,
    RedirectSignInService,
    SignInService,
    SignOutService,
  ],
  exports: [SignInCompletion],
})
export class SignInModule {}
