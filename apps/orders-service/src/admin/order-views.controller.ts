import { Controller, Header } from '@nestjs/common';
import { staffOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { OrderViewsService } from './order-views.service';

@Controller()
export class OrderViewsController {
  constructor(private readonly views: OrderViewsService) {}

  @Route(endpoints.views)
  @Header('cache-control', 'no-store')
  list(@CurrentSession() { session }: SignedIn) {
    return this.views.list(session.user.uid);
  }

  @Route(endpoints.saveView)
  save(
    @CurrentSession() { session }: SignedIn,
    @Input('body') view: BodyOf<typeof endpoints.saveView>,
  ) {
    return this.views.save(session.user.uid, view);
  }

  @Route(endpoints.removeView)
  remove(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.removeView>,
  ) {
    return this.views.remove(session.user.uid, id);
  }
}
