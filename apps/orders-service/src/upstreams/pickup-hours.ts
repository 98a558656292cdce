import { Injectable, Logger } from '@nestjs/common';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import type { StoredPickupPoint } from '../orders/order.entity';
import { Bookshops } from './bookshops';

/** After a failure orders are shown with the hours of their day for so long, in milliseconds: nobody waits twice. */
const PAUSE_MS = 30 * SECOND_MS;

/** When a bookshop is open: as it says today, and not as it said when the order was made. */
@Injectable()
export class PickupHours {
  private readonly logger = new Logger('Pickup');
  private askAgainAt = 0;

  constructor(
    private readonly bookshops: Bookshops,
    private readonly clock: Clock,
  ) {}

  /** Never rejects: where the bookshop cannot be asked, or is there no more, the hours of the order's day. */
  async of(pickupPoint: StoredPickupPoint | null): Promise<string[]> {
    if (pickupPoint === null) return [];
    const known = pickupPoint.openingHours ?? [];
    if (this.clock.now() < this.askAgainAt) return known;
    try {
      const bookshop = await this.bookshops.find(pickupPoint.id);
      return bookshop ? openingHoursWords(bookshop.openingHours) : known;
    } catch (error) {
      this.askAgainAt = this.clock.now() + PAUSE_MS;
      this.logger.warn(`Opening hours could not be asked for: ${String(error)}`);
      return known;
    }
  }
}
