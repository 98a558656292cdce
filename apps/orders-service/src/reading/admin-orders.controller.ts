import { Controller, Header } from '@nestjs/common';
import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { AdminOrdersService } from './admin-orders.service';

@Controller()
export class AdminOrdersController {
  constructor(private readonly orders: AdminOrdersService) {}

  @Route(endpoints.orders)
  @Header('cache-control', 'no-store')
  page(@Input() query: QueryOf<typeof endpoints.orders>) {
    return this.orders.page(query);
  }

  @Route(endpoints.count)
  @Header('cache-control', 'no-store')
  count() {
    return this.orders.count();
  }

  @Route(endpoints.order)
  @Header('cache-control', 'no-store')
  read(@Input('params') { id }: ParamsOf<typeof endpoints.order>) {
    return this.orders.read(id);
  }
}
