import { Inject, Injectable } from '@nestjs/common';
import type { Quote } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import { type Orderer, OrderLimits } from '../limits/order-limits';
import { holdEnd } from '../orders/kept-until';
import type { Customer } from '../vouchers/voucher-tries';
import { lastDayOf } from './last-day';
import { quoteAnswer } from './quote-answer';
import { type PricedQuote, type QuoteRequest, QuotesService } from './quotes.service';

interface Asker {
  customer: Customer;
  /** Null for nobody who is signed in. */
  orderer: Orderer | null;
}

/** Quotes with what would become of them as orders of whoever asks. */
@Injectable()
export class QuoteAnswersService {
  constructor(
    private readonly quotes: QuotesService,
    private readonly limits: OrderLimits,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SHOP_HOLD_DAYS'>,
  ) {}

  /** Rejects as `QuotesService` does. */
  async answer(wanted: QuoteRequest, { customer, orderer }: Asker): Promise<Quote> {
    const quote = await this.quotes.quote(wanted, { customer });
    const isPickup = wanted.shippingMethod === 'pickup';
    const ways = isPickup ? (['card', 'shop'] as const) : (['card'] as const);
    const obstacles = await this.limits.obstacles(orderer, quote, ways);
    const shopHold = isPickup ? this.shopHold(quote) : null;
    return { ...quoteAnswer(quote), obstacles, shopHold };
  }

  private shopHold({ lines }: PricedQuote): Quote['shopHold'] {
    const lastDay = lastDayOf(lines);
    const days = this.config.SHOP_HOLD_DAYS;
    return lastDay === null ? null : { days, until: italianDay(holdEnd(lastDay, days)) };
  }
}
