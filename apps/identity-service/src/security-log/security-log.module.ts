import { Module } from '@nestjs/common';
import { Audit } from './audit';
import { BrowserBudget } from './browser-budget';
import { EventStore } from './event-store';
import { Retention } from './retention';
import { SecurityLogController } from './security-log.controller';
import { SecurityLogService } from './security-log.service';
import { StreamConsumer } from './stream-consumer';
import { Leases } from './leases';

/** The security log: what comes in, how it is searched, how long it stays, and the audit over it. */
@Module({
  controllers: [SecurityLogController],
  providers: [
    Audit,
    BrowserBudget,
    EventStore,
    Retention,
    SecurityLogService,
    StreamConsumer,
    Leases,
  ],
  exports: [SecurityLogService],
})
export class SecurityLogModule {}
