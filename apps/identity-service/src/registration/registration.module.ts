import { Module } from '@nestjs/common';
import { BookshopsModule } from '../bookshops/bookshops.module';
import { LockoutModule } from '../lockout/lockout.module';
import { MailQueueModule } from '../mail/mail-queue.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { PendingSessions } from '../sessions/pending-sessions';
import { AccountWriter } from './account-writer';
import { Newcomers } from './newcomers';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';

@Module({
  imports: [BookshopsModule, LockoutModule, MailQueueModule, PasswordsModule],
  controllers: [RegistrationController],
  providers: [AccountWriter, Newcomers, PendingSessions, RegistrationService],
})
export class RegistrationModule {}
