import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module';
import { ContactModule } from '../contact/contact.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { MailModule } from '../mail/mail.module';
import { PushModule } from '../push/push.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SecurityLogModule } from '../security-log/security-log.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AccessData } from './access-data';
import { AccountDeletion } from './account-deletion';
import { AccountFarewellService } from './account-farewell.service';
import { DataElsewhere } from './data-elsewhere';
import { DataExportService } from './data-export.service';
import { OwnBookshop } from './own-bookshop';
import { PersonalData } from './personal-data';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

/** The own account: its profile, its export and its end. */
@Module({
  imports: [
    ChildrenModule,
    ContactModule,
    CredentialsModule,
    MailModule,
    PushModule,
    SecondFactorModule,
    SecurityLogModule,
    SessionsModule,
  ],
  controllers: [ProfileController],
  providers: [
    AccessData,
    AccountDeletion,
    AccountFarewellService,
    DataElsewhere,
    DataExportService,
    OwnBookshop,
    PersonalData,
    ProfileService,
  ],
  exports: [AccountDeletion],
})
export class ProfileModule {}
