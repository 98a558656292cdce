import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { CredentialsModule } from '../credentials/credentials.module';
import { MailModule } from '../mail/mail.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RegistrationModule } from '../registration/registration.module';
import { SessionsModule } from '../sessions/sessions.module';
import { ColleagueAccessModule } from './colleague-access.module';
import { ColleagueBookshops } from './colleague-bookshops';
import { ColleaguesController } from './colleagues.controller';
import { ColleaguesService } from './colleagues.service';
import { InvitationSweep } from './invitation-sweep';
import { InvitationsService } from './invitations.service';
import { InvitedController } from './invited.controller';
import { InvitedService } from './invited.service';
import { JoiningService } from './joining.service';
import { LeavingService } from './leaving.service';
import { NewColleaguesService } from './new-colleagues.service';

/** Who works in a bookshop beside its owner (docs/decisions/colleagues.md). */
@Module({
  imports: [
    AccountLinksModule,
    ColleagueAccessModule,
    CredentialsModule,
    MailModule,
    PasswordsModule,
    RegistrationModule,
    SessionsModule,
  ],
  controllers: [ColleaguesController, InvitedController],
  providers: [
    ColleagueBookshops,
    ColleaguesService,
    InvitationSweep,
    InvitationsService,
    InvitedService,
    JoiningService,
    LeavingService,
    NewColleaguesService,
  ],
})
export class ColleaguesModule {}
