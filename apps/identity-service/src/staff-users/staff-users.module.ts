import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module';
import { MailModule } from '../mail/mail.module';
import { ProfileModule } from '../profile/profile.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AccountAddressService } from './account-address.service';
import { AccountDevicesService } from './account-devices.service';
import { AccountSuspensionService } from './account-suspension.service';
import { DataAnswersService } from './data-answers.service';
import { DataRequestsController } from './data-requests.controller';
import { DataRequestsService } from './data-requests.service';
import { RequestAnswers } from './request-answers';
import { StaffAccountReader } from './staff-account-reader';
import { StaffAccountsService } from './staff-accounts.service';
import { StaffUsersController } from './staff-users.controller';
import { UserListService } from './user-list.service';

/** Accounts of the shop, as staff looks after them. */
@Module({
  imports: [CredentialsModule, MailModule, ProfileModule, SecondFactorModule, SessionsModule],
  controllers: [DataRequestsController, StaffUsersController],
  providers: [
    AccountAddressService,
    AccountDevicesService,
    AccountSuspensionService,
    DataAnswersService,
    DataRequestsService,
    RequestAnswers,
    StaffAccountReader,
    StaffAccountsService,
    UserListService,
  ],
})
export class StaffUsersModule {}
