import { Controller } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ReorderService } from './reorder.service';

const { reorder } = orderEndpoints;

@Controller()
export class ReorderController {
  constructor(private readonly orders: ReorderService) {}

  @Route(reorder)
  lines(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof reorder>,
  ) {
    return this.orders.linesOf(id, session.user.uid);
  }
}
