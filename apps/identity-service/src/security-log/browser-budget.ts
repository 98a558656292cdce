import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';

/** Ten thousand visitors with one error in ten minutes are a thousand a minute over a few copies. */
export const BROWSER_ENTRIES_PER_MINUTE = 600;

/**
 * How many entries of browsers a copy takes in a minute, from all addresses together: the gateway counts each
 * address, this keeps the table's growth bounded whatever their number.
 */
@Injectable()
export class BrowserBudget {
  private minute = 0;
  private used = 0;

  constructor(private readonly clock: Clock) {}

  /** False where this minute has had its share. */
  take(): boolean {
    const minute = Math.floor(this.clock.now() / MINUTE_MS);
    if (minute !== this.minute) this.used = 0;
    this.minute = minute;
    this.used += 1;
    return this.used <= BROWSER_ENTRIES_PER_MINUTE;
  }
}
