import { Injectable } from '@nestjs/common';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource } from 'typeorm';
import { isUnwritten } from './live-rows';
import { LiveWriter } from './live-writer';

/** Writes the live document where whoever changed it has died before, or could not; looks each minute whether it is still there. */
@Injectable()
export class LiveSweep {
  private lookedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly writer: LiveWriter,
  ) {}

  /** Each copy: one that died may have been the one whose turn it was. */
  @Scheduled({ pauseMs: SECOND_MS, copies: 'each' })
  async run(): Promise<void> {
    const now = this.clock.now();
    const isDue = now - this.lookedAt >= MINUTE_MS;
    if (!isDue && !(await isUnwritten(this.dataSource.manager))) return;
    await this.writer.writeLatest();
    this.lookedAt = now;
  }
}
