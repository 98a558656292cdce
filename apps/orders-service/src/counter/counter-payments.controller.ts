import { Controller, Res, UseFilters } from '@nestjs/common';
import { counterEndpoints as endpoints } from '@zaino/contracts/orders';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { ownBookshop } from '../desk/own-bookshop';
import { BusyPageFilter } from '../documents/busy-page-filter';
import { CounterPaymentsService } from './counter-payments.service';

@Controller()
export class CounterPaymentsController {
  constructor(private readonly payments: CounterPaymentsService) {}

  @Route(endpoints.notePayment)
  note(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.notePayment>,
    @Input('body') body: BodyOf<typeof endpoints.notePayment>,
  ) {
    return this.payments.note(ownBookshop(session), id, body);
  }

  @Route(endpoints.mailSummary)
  mailSummary(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.mailSummary>,
    @Input('body') body: BodyOf<typeof endpoints.mailSummary>,
  ) {
    return this.payments.mailSummary(ownBookshop(session), id, body);
  }

  @Route(endpoints.summary)
  @UseFilters(BusyPageFilter)
  async summary(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.summary>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { bytes, name } = await this.payments.summary(ownBookshop(session), id);
    void reply.header('content-disposition', `inline; filename="${name}"`);
    return new PreparedAnswer(bytes, { contentType: 'application/pdf', isCompact: true });
  }
}
