import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { PaymentEvents } from '../payments/payment-events';

/** How long the provider's messages are kept once they were acted on; it keeps them for 30 days itself. */
const KEPT_MS = 90 * DAY_MS;

/** Acts on messages of the provider that could not be acted on when they came, and removes old ones. */
@Injectable()
export class EventSweep {
  constructor(
    private readonly clock: Clock,
    private readonly events: PaymentEvents,
  ) {}

  @Scheduled({ pauseMs: MINUTE_MS, copies: 'one' })
  async run(): Promise<number> {
    await this.events.forget(new Date(this.clock.now() - KEPT_MS));
    return (await this.events.replay()).done;
  }
}
