import { SetMetadata } from '@nestjs/common';

export interface Schedule {
  /** Between the end of a run and the beginning of the next, in milliseconds. */
  pauseMs: number;
  /** `one`: a run at a time among all copies of the service. `each`: what every copy does for itself. */
  copies: 'one' | 'each';
}

/** Where `Scheduler` finds the schedule of a method. */
export const SCHEDULE = 'zaino:schedule';

/**
 * A method of a provider that is called again and again while the service runs, never twice at once. A failure ends
 * nothing. With `copies: 'one'` it must still be right when two copies run it at once, for without Redis they do.
 */
export const Scheduled = (schedule: Schedule) => SetMetadata(SCHEDULE, schedule);
