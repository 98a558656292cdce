import { Module } from '@nestjs/common';
import { LockoutModule } from '../lockout/lockout.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AdminDeviceSweep } from './admin-device-sweep';
import { AdminPasswords } from './admin-passwords';
import { AdminSessionsService } from './admin-sessions.service';
import { AdminsController } from './admins.controller';
import { AdminsService } from './admins.service';
import { KnownAdminDevices } from './known-admin-devices';
import { UserCountService } from './user-count.service';

@Module({
  imports: [LockoutModule, PasswordsModule, SessionsModule],
  controllers: [AdminsController],
  providers: [
    AdminDeviceSweep,
    AdminPasswords,
    AdminSessionsService,
    AdminsService,
    KnownAdminDevices,
    UserCountService,
  ],
  exports: [KnownAdminDevices],
})
export class AdminsModule {}
