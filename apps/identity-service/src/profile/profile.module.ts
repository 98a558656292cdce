import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { MailQueueModule } from '../mail/mail-queue.module';
import { SecurityLogModule } from '../security-log/security-log.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountDeletion } from './account-deletion';
import { AccountFarewell } from './account-farewell';
import { DataElsewhere } from './data-elsewhere';
import { DataExport } from './data-export';
import { OwnBookshop } from './own-bookshop';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

/** The own account: its profile, its export and its end. */
@Module({
  imports: [ChildrenModule, CredentialsModule, MailQueueModule, SecurityLogModule, SessionsModule],
  controllers: [ProfileController],
  providers: [
    AccountDeletion,
    AccountFarewell,
    DataElsewhere,
    DataExport,
    OwnBookshop,
    ProfileService,
  ],
})
export class ProfileModule {}
