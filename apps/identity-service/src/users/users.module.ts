import { Module } from '@nestjs/common';
import { RefreshSessions } from './refresh-sessions';

@Module({ providers: [RefreshSessions], exports: [RefreshSessions] })
export class UsersModule {}
