import { Controller, Req } from '@nestjs/common';
import { cartEndpoints, type DeliveryDays, type Quote } from '@zaino/contracts/orders';
import { clientAddress } from '@zaino/service/client-address';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { OptionalSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { quoteAnswer } from './quote-answer';
import { QuotesService } from './quotes.service';

@Controller()
export class QuotesController {
  constructor(private readonly quotes: QuotesService) {}

  @Route(cartEndpoints.quote)
  async quote(
    @Input('body') wanted: BodyOf<typeof cartEndpoints.quote>,
    @OptionalSession() signedIn: SignedIn | null,
    @Req() request: FastifyRequest,
  ): Promise<Quote> {
    const id = signedIn?.session.user.uid ?? null;
    const customer = { id, address: clientAddress(request) };
    return quoteAnswer(await this.quotes.quote(wanted, { customer }));
  }

  @Route(cartEndpoints.deliveryDays)
  deliveryDays(): DeliveryDays {
    return this.quotes.deliveryDays();
  }
}
