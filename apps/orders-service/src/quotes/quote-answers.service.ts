import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OrderObstacle, Quote } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import type { Config } from '../config';
import { cardsOffObstacle } from '../limits/cards-off';
import { extrasObstacle } from '../limits/extras-obstacle';
import { type Orderer, OrderLimits } from '../limits/order-limits';
import { holdEnd } from '../orders/kept-until';
import { Bookshops } from '../upstreams/bookshops';
import type { CodeTrier } from '../vouchers/voucher-tries';
import { lastDayOf } from './last-day';
import { quoteAnswer } from './quote-answer';
import type { QuoteRequest } from './quote-request';
import { type PricedQuote, QuotesService } from './quotes.service';

interface Asker {
  customer: CodeTrier;
  /** Null for nobody who is signed in. */
  orderer: Orderer | null;
}

/** Quotes with what would become of them as orders of whoever asks. */
@Injectable()
export class QuoteAnswersService {
  private readonly logger = new Logger('QuoteAnswersService');

  constructor(
    private readonly quotes: QuotesService,
    private readonly limits: OrderLimits,
    private readonly bookshops: Bookshops,
    @Inject(CONFIG) private readonly config: Pick<Config, 'SHOP_HOLD_DAYS'>,
  ) {}

  /** Rejects as `QuotesService` does. */
  async answer(wanted: QuoteRequest, { customer, orderer }: Asker): Promise<Quote> {
    const isPickup = wanted.shippingMethod === 'pickup';
    const [quote, cardsOff] = await Promise.all([
      this.quotes.quote(wanted, { customer }),
      isPickup ? this.cardsOff(wanted.pickupPointId) : null,
    ]);
    const ways = isPickup ? (['card', 'shop'] as const) : (['card'] as const);
    const limits = await this.limits.obstacles(orderer, quote, ways);
    const ofCards = cardsOff ?? extrasObstacle(quote);
    const obstacles = ofCards
      ? [ofCards, ...limits.filter(({ payment }) => payment !== 'card')]
      : limits;
    const shopHold = isPickup ? this.shopHold(quote) : null;
    return { ...quoteAnswer(quote), obstacles, shopHold };
  }

  /** A quote needs no bookshop but for this, and is given without it: the order is asked again. */
  private async cardsOff(id: string | null | undefined): Promise<OrderObstacle | null> {
    if (!id) return null;
    try {
      return cardsOffObstacle(await this.bookshops.find(id));
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      this.logger.warn(`A quote without its bookshop: ${error.code}`);
      return null;
    }
  }

  private shopHold({ lines }: PricedQuote): Quote['shopHold'] {
    const lastDay = lastDayOf(lines);
    const days = this.config.SHOP_HOLD_DAYS;
    return lastDay === null ? null : { days, until: italianDay(holdEnd(lastDay, days)) };
  }
}
