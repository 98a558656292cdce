import { Module } from '@nestjs/common';
import { OwnersTenants } from './owners-tenants';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { VisitorSessions } from './visitor-sessions';

@Module({
  controllers: [SessionsController],
  providers: [OwnersTenants, SessionsService, VisitorSessions],
  exports: [SessionsService, VisitorSessions],
})
export class SessionsModule {}
