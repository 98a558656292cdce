import { Controller, Req } from '@nestjs/common';
import { cartEndpoints, type DeliveryDays, type Quote } from '@zaino/contracts/orders';
import { clientAddress } from '@zaino/service/client-address';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { OptionalSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { ordererOf } from '../limits/order-limits';
import { QuoteAnswersService } from './quote-answers.service';
import { QuotesService } from './quotes.service';

@Controller()
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly answers: QuoteAnswersService,
  ) {}

  @Route(cartEndpoints.quote)
  quote(
    @Input('body') wanted: BodyOf<typeof cartEndpoints.quote>,
    @OptionalSession() signedIn: SignedIn | null,
    @Req() request: FastifyRequest,
  ): Promise<Quote> {
    const orderer = signedIn && ordererOf(signedIn.session.user);
    const customer = { id: orderer?.id ?? null, address: clientAddress(request) };
    return this.answers.answer(wanted, { customer, orderer });
  }

  @Route(cartEndpoints.deliveryDays)
  deliveryDays(@Input() { lead }: QueryOf<typeof cartEndpoints.deliveryDays>): DeliveryDays {
    return this.quotes.deliveryDays(lead);
  }
}
