import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LockoutModule } from '../lockout/lockout.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { Admin } from './admin.entity';
import { AdminPasswords } from './admin-passwords';
import { AdminSessions } from './admin-sessions';
import { AdminsController } from './admins.controller';
import { AdminsService } from './admins.service';

@Module({
  imports: [TypeOrmModule.forFeature([Admin]), LockoutModule, PasswordsModule],
  controllers: [AdminsController],
  providers: [AdminPasswords, AdminSessions, AdminsService],
})
export class AdminsModule {}
