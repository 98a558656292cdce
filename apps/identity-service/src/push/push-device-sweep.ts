import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { sessionLifetimes } from '@zaino/service/sessions/session';
import { DataSource, LessThan } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity';

/** Forgets devices on which nobody can be signed in any longer. */
@Injectable()
export class PushDeviceSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: DAY_MS, copies: 'one' })
  async run(): Promise<void> {
    const end = new Date(this.clock.now() - sessionLifetimes.remembered.mostMs);
    await this.dataSource.manager.delete(PushDeviceEntity, { since: LessThan(end) });
  }
}
