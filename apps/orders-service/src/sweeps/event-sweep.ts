import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { PaymentEvents } from '../payments/payment-events';

/** How long the provider's messages are kept once they were acted on; it keeps them for 30 days itself. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Acts on messages of the provider that could not be acted on when they came, and removes old ones. */
@Injectable()
export class EventSweep {
  constructor(
    private readonly clock: Clock,
    private readonly events: PaymentEvents,
  ) {}

  async run(): Promise<number> {
    await this.events.forget(new Date(this.clock.now() - KEPT_MS));
    return (await this.events.replay()).done;
  }
}
