import { Module } from '@nestjs/common';
import { Audit } from './audit';
import { BrowserBudget } from './browser-budget';
import { Checkpoints } from './checkpoints';
import { EventStore } from './event-store';
import { RetentionSweep } from './retention-sweep';
import { SecurityLogController } from './security-log.controller';
import { SecurityLogService } from './security-log.service';
import { StreamConsumer } from './stream-consumer';

/** The security log: what comes in, how it is searched, how long it stays, and the audit over it. */
@Module({
  controllers: [SecurityLogController],
  providers: [
    Audit,
    BrowserBudget,
    Checkpoints,
    EventStore,
    RetentionSweep,
    SecurityLogService,
    StreamConsumer,
  ],
  exports: [SecurityLogService],
})
export class SecurityLogModule {}
