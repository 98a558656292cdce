import { Module } from '@nestjs/common';
import { OwnersTenants } from './owners-tenants';
import { PendingSessions } from './pending-sessions';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { VisitorSessionsService } from './visitor-sessions.service';

@Module({
  controllers: [SessionsController],
  providers: [OwnersTenants, PendingSessions, SessionsService, VisitorSessionsService],
  exports: [PendingSessions, SessionsService, VisitorSessionsService],
})
export class SessionsModule {}
