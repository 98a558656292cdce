import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, In, LessThan } from 'typeorm';
import { TeacherListEntity } from './teacher-list.entity';

/** A list that its school has not answered for is nothing by then. */
const UNANSWERED_DAYS = 30;
/** What became of a list can be read for a school year. */
const ENDED_DAYS = 365;

/** Forgets lists that nobody will publish. */
@Injectable()
export class TeacherListSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: DAY_MS, copies: 'one' })
  async run(): Promise<void> {
    const { manager } = this.dataSource;
    const before = (days: number) => LessThan(new Date(this.clock.now() - days * DAY_MS));
    const asked = { state: 'asked' as const, createdAt: before(UNANSWERED_DAYS) };
    await manager.delete(TeacherListEntity, asked);
    const state = In(['disowned', 'refused', 'replaced']);
    await manager.delete(TeacherListEntity, { state, updatedAt: before(ENDED_DAYS) });
  }
}
