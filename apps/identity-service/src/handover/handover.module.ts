import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { HandoverCodes } from './handover-codes';
import { HandoverController } from './handover.controller';
import { HandoverService } from './handover.service';
import { HandoverSites } from './handover-sites';

@Module({
  imports: [SessionsModule],
  controllers: [HandoverController],
  providers: [HandoverCodes, HandoverService, HandoverSites],
})
export class HandoverModule {}
