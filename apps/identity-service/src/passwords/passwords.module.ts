import { Module } from '@nestjs/common';
import { BreachedPasswords } from './breached-passwords';
import { ChosenPasswords } from './chosen-passwords';
import { Passwords } from './passwords';

@Module({
  providers: [BreachedPasswords, ChosenPasswords, Passwords],
  exports: [ChosenPasswords, Passwords],
})
export class PasswordsModule {}
