import { Controller, Req } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { causedBy } from '../orders/caused-by';
import { CancellationService } from './cancellation.service';

const { cancel } = orderEndpoints;

@Controller()
export class CancellationController {
  constructor(private readonly cancellation: CancellationService) {}

  @Route(cancel)
  cancel(
    @CurrentSession() signedIn: SignedIn,
    @Input('params') { id: orderId }: ParamsOf<typeof cancel>,
    @Input('body') body: BodyOf<typeof cancel>,
    @Req() request: FastifyRequest,
  ) {
    const customerId = signedIn.session.user.uid;
    const cause = causedBy(request, signedIn);
    return this.cancellation.cancel({ ...body, orderId, customerId, causedBy: cause });
  }
}
