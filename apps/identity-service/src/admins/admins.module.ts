import { Module } from '@nestjs/common';
import { LockoutModule } from '../lockout/lockout.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { AdminPasswords } from './admin-passwords';
import { AdminSessionsService } from './admin-sessions.service';
import { AdminsController } from './admins.controller';
import { AdminsService } from './admins.service';
import { UserCountService } from './user-count.service';

@Module({
  imports: [LockoutModule, PasswordsModule, SessionsModule],
  controllers: [AdminsController],
  providers: [AdminPasswords, AdminSessionsService, AdminsService, UserCountService],
})
export class AdminsModule {}
