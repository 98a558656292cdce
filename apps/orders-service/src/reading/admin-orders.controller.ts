import { Controller, Header } from '@nestjs/common';
import {
  adminOrderEndpoints as endpoints,
  staffOrderEndpoints as desk,
} from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { AdminOrdersService } from './admin-orders.service';
import { OrderBookshopsService } from './order-bookshops.service';
import { OrderFileService } from './order-file.service';
import { OrderNeighboursService } from './order-neighbours.service';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: AdminOrdersService,
    private readonly bookshops: OrderBookshopsService,
    private readonly neighbours: OrderNeighboursService,
    private readonly file: OrderFileService,
  ) {}

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

  @Route(desk.file)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="ordini.csv"')
  download(@Input() filters: QueryOf<typeof desk.file>) {
    return this.file.stream(filters);
  }

  @Route(desk.bookshops)
  @Header('cache-control', 'no-store')
  async listBookshops() {
    return { bookshops: await this.bookshops.list() };
  }

  @Route(desk.neighbours)
  @Header('cache-control', 'no-store')
  findNeighbours(
    @Input('params') { id }: ParamsOf<typeof desk.neighbours>,
    @Input() filters: QueryOf<typeof desk.neighbours>,
  ) {
    return this.neighbours.find(id, filters);
  }

  @Route(endpoints.order)
  @Header('cache-control', 'no-store')
  read(@Input('params') { id }: ParamsOf<typeof endpoints.order>) {
    return this.orders.read(id);
  }
}
