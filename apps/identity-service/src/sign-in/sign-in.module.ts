import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LockoutModule } from '../lockout/lockout.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { PasswordProvider } from '../provider/password-provider';
import { SessionsModule } from '../sessions/sessions.module';
import { User } from '../users/user.entity';
import { Accounts } from './accounts';
import { Arrivals } from './arrivals';
import { SignInController } from './sign-in.controller';
import { SignInService } from './sign-in.service';

@Module({
  imports: [TypeOrmModule.forFeature([User]), LockoutModule, PasswordsModule, SessionsModule],
  controllers: [SignInController],
  providers: [Accounts, Arrivals, PasswordProvider, SignInService],
  exports: [Arrivals],
})
export class SignInModule {}
