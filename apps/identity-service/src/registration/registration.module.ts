import { Module } from '@nestjs/common';
import { BookshopsModule } from '../bookshops/bookshops.module';
import { LockoutModule } from '../lockout/lockout.module';
import { MailModule } from '../mail/mail.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountWriter } from './account-writer';
import { Newcomers } from './newcomers';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';

@Module({
  imports: [BookshopsModule, LockoutModule, MailModule, PasswordsModule, SessionsModule],
  controllers: [RegistrationController],
  providers: [AccountWriter, Newcomers, RegistrationService],
  exports: [AccountWriter, Newcomers],
})
export class RegistrationModule {}
