import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { CancellationService } from './cancellation.service';

const { cancel } = orderEndpoints;

@Controller()
export class CancellationController {
  constructor(private readonly cancellation: CancellationService) {}

  @Route(cancel)
  cancel(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id: orderId }: ParamsOf<typeof cancel>,
    @Input('body') body: BodyOf<typeof cancel>,
  ) {
    return this.cancellation.cancel({ ...body, orderId, customerId: session.user.uid });
  }
}
