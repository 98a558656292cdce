import { Controller, Header } from '@nestjs/common';
import { orderEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import { BoughtBooksService } from './bought-books.service';
import { OwnOrdersService } from './own-orders.service';

@Controller()
export class OwnOrdersController {
  constructor(
    private readonly orders: OwnOrdersService,
    private readonly books: BoughtBooksService,
  ) {}

  @Route(endpoints.orders)
  @Header('cache-control', 'no-store')
  page(
    @CurrentSession() { session }: SignedIn,
    @Input() { page }: QueryOf<typeof endpoints.orders>,
  ) {
    return this.orders.page(session.user.uid, page);
  }

  @Route(endpoints.order)
  @Header('cache-control', 'no-store')
  read(
    @CurrentCustomer() { customerId }: CallingCustomer,
    @Input('params') { id }: ParamsOf<typeof endpoints.order>,
  ) {
    return this.orders.read(id, customerId);
  }

  @Route(endpoints.boughtBooks)
  @Header('cache-control', 'no-store')
  listBooks(@CurrentSession() { session }: SignedIn) {
    return this.books.list(session.user.uid);
  }
}
