import { Module } from '@nestjs/common';
import { OneTimeModule } from '../one-time/one-time.module';
import { SessionsModule } from '../sessions/sessions.module';
import { HandoverCodes } from './handover-codes';
import { HandoverController } from './handover.controller';
import { HandoverService } from './handover.service';
import { HandoverSessions } from './handover-sessions';
import { HandoverSites } from './handover-sites';
import { MainHandoverController } from './main-handover.controller';
import { MainHandoverService } from './main-handover.service';

@Module({
  imports: [OneTimeModule, SessionsModule],
  controllers: [HandoverController, MainHandoverController],
  providers: [HandoverCodes, HandoverService, HandoverSessions, HandoverSites, MainHandoverService],
})
export class HandoverModule {}
