import { Module } from '@nestjs/common';
import { EndedSessions } from './ended-sessions';
import { OwnersTenants } from './owners-tenants';
import { PendingSessions } from './pending-sessions';
import { SessionsService } from './sessions.service';
import { VisitorSessionsService } from './visitor-sessions.service';

@Module({
  providers: [
    EndedSessions,
    OwnersTenants,
    PendingSessions,
    SessionsService,
    VisitorSessionsService,
  ],
  exports: [EndedSessions, PendingSessions, SessionsService, VisitorSessionsService],
})
export class SessionsModule {}
