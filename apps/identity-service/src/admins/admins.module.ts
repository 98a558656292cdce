import { Module } from '@nestjs/common';
import { LockoutModule } from '../lockout/lockout.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { AdminPasswords } from './admin-passwords';
import { AdminSessions } from './admin-sessions';
import { AdminsController } from './admins.controller';
import { AdminsService } from './admins.service';
import { UserCount } from './user-count';

@Module({
  imports: [LockoutModule, PasswordsModule],
  controllers: [AdminsController],
  providers: [AdminPasswords, AdminSessions, AdminsService, UserCount],
})
export class AdminsModule {}
