import { Injectable, Logger } from '@nestjs/common';
import type { KnownTenant } from '@zaino/contracts/bookshops';
import { openingHoursWords } from '@zaino/rules/opening-hours-words';
import { SECOND_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import type { StoredPickupPoint } from '../orders/order.entity';
import { Bookshops } from './bookshops';

/** After a failure orders are shown with the hours of their day for so long, in milliseconds: nobody waits twice. */
const PAUSE_MS = 30 * SECOND_MS;

/** When a bookshop is open, what it tells its families, and whether it takes cards: as of today, and not of when the order was made. */
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
    const bookshop = await this.find(pickupPoint);
    return bookshop ? openingHoursWords(bookshop.openingHours) : (pickupPoint.openingHours ?? []);
  }

  /** Never rejects either: empty where there is nothing to tell, or nobody to ask. */
  async noticeOf(pickupPoint: StoredPickupPoint | null): Promise<string> {
    return (pickupPoint && (await this.find(pickupPoint))?.notice) ?? '';
  }

  /** Never rejects either: false where nobody can be asked, and who tries to pay is told. */
  async areCardsOff(pickupPoint: StoredPickupPoint | null): Promise<boolean> {
    const bookshop = pickupPoint && (await this.find(pickupPoint));
    return bookshop?.payments.canTakeCards === false;
  }

  private async find({ id }: StoredPickupPoint): Promise<KnownTenant | null> {
    if (this.clock.now() < this.askAgainAt) return null;
    try {
      return await this.bookshops.find(id);
    } catch (error) {
      this.askAgainAt = this.clock.now() + PAUSE_MS;
      this.logger.warn(`A bookshop could not be asked for: ${String(error)}`);
      return null;
    }
  }
}
