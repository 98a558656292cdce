import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { LockoutModule } from '../lockout/lockout.module';
import { MailModule } from '../mail/mail.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { AccountSessions } from './account-sessions';
import { CredentialsController } from './credentials.controller';
import { EmailChangeService } from './email-change.service';
import { EmailVerificationService } from './email-verification.service';
import { FactorResetService, ResetFactors } from './factor-reset.service';
import { LinksController } from './links.controller';
import { NewPassword } from './new-password';
import { OwnPassword } from './own-password';
import { PasswordChangeService } from './password-change.service';
import { PasswordResetService } from './password-reset.service';
import { ProvenAddresses } from './proven-addresses';
import { ResetRequestsService } from './reset-requests.service';

@Module({
  imports: [
    AccountLinksModule,
    LockoutModule,
    MailModule,
    PasswordsModule,
    SecondFactorModule,
    SessionsModule,
    UsersModule,
  ],
  controllers: [CredentialsController, LinksController],
  providers: [
    AccountSessions,
    EmailChangeService,
    EmailVerificationService,
    FactorResetService,
    NewPassword,
    OwnPassword,
    PasswordChangeService,
    PasswordResetService,
    ProvenAddresses,
    ResetFactors,
    ResetRequestsService,
  ],
  exports: [AccountSessions, OwnPassword],
})
export class CredentialsModule {}
