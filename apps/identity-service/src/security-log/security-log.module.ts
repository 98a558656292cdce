import { Module } from '@nestjs/common';
import { Audit } from './audit';
import { BrowserBudget } from './browser-budget';
import { BrowserErrorsController } from './browser-errors.controller';
import { BrowserErrorsService } from './browser-errors.service';
import { Checkpoints } from './checkpoints';
import { EventStore } from './event-store';
import { RetentionSweep } from './retention-sweep';
import { SecurityLogController } from './security-log.controller';
import { SecurityLogService } from './security-log.service';
import { StreamConsumer } from './stream-consumer';

/** The security log: what comes in, how it is searched, how long it stays, and the audit over it. */
@Module({
  controllers: [BrowserErrorsController, SecurityLogController],
  providers: [
    Audit,
    BrowserBudget,
    BrowserErrorsService,
    Checkpoints,
    EventStore,
    RetentionSweep,
    SecurityLogService,
    StreamConsumer,
  ],
  exports: [SecurityLogService],
})
export class SecurityLogModule {}
