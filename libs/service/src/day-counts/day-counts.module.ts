import { type DynamicModule, Module } from '@nestjs/common';
import { DAY_COUNT_KINDS, type DayCountKinds, DayCountSweep } from './day-count-sweep';
import { DayCounts } from './day-counts';
import { SearchCounter } from './search-counter';

interface DayCountsOptions {
  kinds: DayCountKinds;
  /** False in a process beside which another one of the service forgets what is old. */
  sweeps?: boolean;
}

/** `DayCounts` and `SearchCounter` for all modules of a service whose schema has `day_count`. */
@Module({})
export class DayCountsModule {
  static with({ kinds, sweeps = true }: DayCountsOptions): DynamicModule {
    return {
      module: DayCountsModule,
      global: true,
      providers: [
        DayCounts,
        SearchCounter,
        { provide: DAY_COUNT_KINDS, useValue: kinds },
        ...(sweeps ? [DayCountSweep] : []),
      ],
      exports: [DayCounts, SearchCounter],
    };
  }
}
