import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module';
import { LockoutModule } from '../lockout/lockout.module';
import { MailModule } from '../mail/mail.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AdminDeviceSweep } from './admin-device-sweep';
import { AdminFactorController } from './admin-factor.controller';
import { AdminFactorService, AdminFactorTools } from './admin-factor.service';
import { AdminNotices } from './admin-notices';
import { AdminPasswordChangeService } from './admin-password-change.service';
import { AdminPasswords } from './admin-passwords';
import { AdminSessionsService } from './admin-sessions.service';
import { AdminsController } from './admins.controller';
import { AdminsService } from './admins.service';
import { KnownAdminDevices } from './known-admin-devices';
import { NewAdminPassword } from './new-admin-password';
import { OwnAdminPassword } from './own-admin-password';
import { UserCountService } from './user-count.service';

@Module({
  imports: [
    CredentialsModule,
    LockoutModule,
    MailModule,
    PasswordsModule,
    SecondFactorModule,
    SessionsModule,
  ],
  controllers: [AdminFactorController, AdminsController],
  providers: [
    AdminDeviceSweep,
    AdminFactorService,
    AdminFactorTools,
    AdminNotices,
    AdminPasswordChangeService,
    AdminPasswords,
    AdminSessionsService,
    AdminsService,
    KnownAdminDevices,
    NewAdminPassword,
    OwnAdminPassword,
    UserCountService,
  ],
  exports: [KnownAdminDevices],
})
export class AdminsModule {}
