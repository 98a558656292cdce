import { Module } from '@nestjs/common';
import { OwnersTenants } from './owners-tenants';
import { SessionsController } from './sessions.controller';
import { SessionsService } from './sessions.service';
import { VisitorSessionsService } from './visitor-sessions.service';

@Module({
  controllers: [SessionsController],
  providers: [OwnersTenants, SessionsService, VisitorSessionsService],
  exports: [SessionsService, VisitorSessionsService],
})
export class SessionsModule {}
