import { Inject, Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { holdEnd } from '../orders/kept-until';
import { lastDayOf } from '../quotes/last-day';
import type { PricedQuote } from '../quotes/quotes.service';
import type { OrderWish } from './order-wish';

/** The payment page ends first, so that hardly any money comes for an order that is given up. */
const AFTER_PAYMENT_MS = 2 * MINUTE_MS;
/** The order is given up first: pieces that lapse belong to nobody any more. */
const AFTER_ORDER_MS = 10 * MINUTE_MS;

export interface Ends {
  /** Until when it is held unpaid. */
  payBefore: Date;
  /** Until when its pieces are held before it is paid or accepted. */
  heldUntil: Date;
}

/** Until when an order waits for its money. */
@Injectable()
export class OrderTimes {
  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PAYMENT_MINUTES' | 'SHOP_HOLD_DAYS'>,
  ) {}

  now(): Date {
    return new Date(this.clock.now());
  }

  /** By card some minutes; in the shop some days after the last line should be there. */
  endsOf({ payment }: OrderWish, { lines }: PricedQuote, now: Date): Ends {
    const payEnd = now.getTime() + this.config.PAYMENT_MINUTES * MINUTE_MS + AFTER_PAYMENT_MS;
    const lastDay = lastDayOf(lines) ?? italianDay(now);
    return {
      payBefore:
        payment === 'card' ? new Date(payEnd) : holdEnd(lastDay, this.config.SHOP_HOLD_DAYS),
      heldUntil: new Date(payEnd + AFTER_ORDER_MS),
    };
  }
}
