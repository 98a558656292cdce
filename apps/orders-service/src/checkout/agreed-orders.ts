import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { DomainError } from '@zaino/service/domain-error';
import { cardsOffObstacle } from '../limits/cards-off';
import { extrasObstacle } from '../limits/extras-obstacle';
import { obstacleRefusal } from '../limits/obstacle-refusal';
import { type Orderer, OrderLimits } from '../limits/order-limits';
import { type PricedQuote, QuotesService } from '../quotes/quotes.service';
import { checkCedole } from './check-cedole';
import { checkGuest } from './check-guest';
import { checkOrderRequest } from './check-order-request';
import { checkStateVoucher } from './check-state-voucher';
import { orderChanged } from './order-changed';
import { type Ends, OrderTimes } from './order-times';
import { type Parties, PickupBookshops } from './pickup-bookshops';
import type { OrderWish } from './order-wish';
import { DeliveryPlaces } from './places/places';

/** An order as customer and shop agree to it, at a moment. */
export interface AgreedOrder extends Ends, Parties {
  /** Checked, with its addresses as their comuni are written. */
  wish: OrderWish;
  orderer: Orderer;
  quote: PricedQuote;
  now: Date;
}

/** The provider takes no less by card (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const LEAST_CARD_CENTS = 50;

/** Whether an order is what the customer saw, and one that the shop can fulfil. */
@Injectable()
export class AgreedOrders {
  constructor(
    private readonly places: DeliveryPlaces,
    private readonly bookshops: PickupBookshops,
    private readonly quotes: QuotesService,
    private readonly limits: OrderLimits,
    private readonly times: OrderTimes,
  ) {}

  /**
   * Rejects as `invalid` at its field, as `conflict` with `order-changed` where prices, pieces, days or costs are no
   * longer those of the quote that was on the screen, with `pickup-refused`, with `bookshop-cards-off`, and as
   * `OrderLimits` does: before pieces are reserved, so that whoever may have none takes none from others meanwhile.
   */
  async agree(sent: OrderWish, orderer: Orderer): Promise<AgreedOrder> {
    const now = this.times.now();
    const today = italianDay(now.getTime());
    if (orderer.guest) checkGuest(sent, orderer.guest);
    const wish = checkOrderRequest(sent, { places: this.places, today });
    // First: whose bookshop has closed is told that, and not that prices have changed.
    const parties = await this.bookshops.partiesOf(wish.pickupPointId);
    const quote = await this.quoteOf(wish, orderer.id);
    checkCards(wish, parties, quote);
    checkCardAmount(wish, quote);
    checkCedole(wish, quote);
    checkStateVoucher(wish, { orderer, quote });
    await this.limits.assertAllowed(orderer, { payment: wish.payment, quote });
    return { ...parties, wish, orderer, quote, now, ...this.times.endsOf(wish, quote, now) };
  }

  /** The reservation will tell whether offers of a moment ago still hold; where they do not fit, those of now are asked for. */
  private async quoteOf(wish: OrderWish, customerId: string): Promise<PricedQuote> {
    const customer = { id: customerId, address: null };
    const recent = await this.quotes.quote(wish, { customer, willBeReserved: true });
    if (isAgreed(recent, wish)) return recent;
    const quote = await this.quotes.quote(wish, { customer, isAgain: true });
    if (isAgreed(quote, wish)) return quote;
    throw quote.totals.itemCount === 0 ? nothingToOrder() : orderChanged();
  }
}

function isAgreed({ totals, changes, fingerprint }: PricedQuote, wish: OrderWish): boolean {
  return totals.itemCount > 0 && changes.length === 0 && fingerprint === wish.fingerprint;
}

function nothingToOrder(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.nothingToOrder, {
    detail: 'Non c’è nulla da ordinare.',
  });
}

function checkCards({ payment }: OrderWish, { bookshop }: Parties, { totals }: PricedQuote): void {
  if (payment !== 'card') return;
  const obstacle = cardsOffObstacle(bookshop) ?? extrasObstacle({ bookshop, totals });
  if (obstacle !== null) throw obstacleRefusal(obstacle);
}

function checkCardAmount({ payment }: OrderWish, { totals }: PricedQuote): void {
  const { totalCents } = totals;
  if (payment !== 'card' || totalCents === 0 || totalCents >= LEAST_CARD_CENTS) return;
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, {
    errors: [{ path: 'payment', message: 'Online si paga da 0,50 € in su' }],
  });
}
