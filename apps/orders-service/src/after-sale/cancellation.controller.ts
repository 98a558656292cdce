import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import { CancellationService } from './cancellation.service';

const { cancel, dropExtras } = orderEndpoints;

@Controller()
export class CancellationController {
  constructor(private readonly cancellation: CancellationService) {}

  @Route(cancel)
  cancel(
    @CurrentCustomer() customer: CallingCustomer,
    @Input('params') { id: orderId }: ParamsOf<typeof cancel>,
    @Input('body') body: BodyOf<typeof cancel>,
  ) {
    return this.cancellation.cancel({ ...body, orderId, ...customer });
  }

  @Route(dropExtras)
  dropExtras(
    @CurrentCustomer() customer: CallingCustomer,
    @Input('params') { id: orderId }: ParamsOf<typeof dropExtras>,
    @Input('body') body: BodyOf<typeof dropExtras>,
  ) {
    return this.cancellation.dropExtras({ ...body, orderId, ...customer });
  }
}
