import { Controller } from '@nestjs/common';
import { cartEndpoints, type DeliveryDays, type Quote } from '@zaino/contracts/orders';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { quoteAnswer } from './quote-answer';
import { QuotesService } from './quotes.service';

@Controller()
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Route(cartEndpoints.quote)
  async quote(@Input('body') request: BodyOf<typeof cartEndpoints.quote>): Promise<Quote> {
    return quoteAnswer(await this.quotes.quote(request));
  }

  @Route(cartEndpoints.deliveryDays)
  deliveryDays(): DeliveryDays {
    return this.quotes.deliveryDays();
  }
}
