import { Injectable } from '@nestjs/common';
import type { Compliance } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { retentionOf } from '@zaino/service/compliance/retention-of';
import { DataSource } from 'typeorm';
import { RETENTION_MS } from '../security-log/new-event';

const securityLog = {
  kind: 'security-log',
  table: 'security_log',
  moment: 'recorded_at',
  keptFor: { days: RETENTION_MS / DAY_MS },
} as const;

/** How long is kept what is known of accounts beside themselves. */
@Injectable()
export class ComplianceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<Compliance> {
    const now = this.clock.now();
    return {
      computedAt: new Date(now).toISOString(),
      checks: [],
      retention: [await retentionOf(this.dataSource, securityLog, now)],
    };
  }
}
