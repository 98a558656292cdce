import { Controller, Header } from '@nestjs/common';
import { deskEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { DeskOrdersService } from './desk-orders.service';
import { ownBookshop } from './own-bookshop';

@Controller()
export class DeskOrdersController {
  constructor(private readonly orders: DeskOrdersService) {}

  @Route(endpoints.orders)
  @Header('cache-control', 'no-store')
  page(@CurrentSession() { session }: SignedIn, @Input() query: QueryOf<typeof endpoints.orders>) {
    return this.orders.page(ownBookshop(session), query);
  }

  @Route(endpoints.order)
  @Header('cache-control', 'no-store')
  read(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.order>,
  ) {
    return this.orders.read(ownBookshop(session), id);
  }
}
