import { Controller } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { BookshopCopiesService } from './bookshop-copies.service';

type Endpoint = typeof ordersInternalEndpoints.bookshopCopies;

@Controller()
export class BookshopCopiesController {
  constructor(private readonly copies: BookshopCopiesService) {}

  @Route(ordersInternalEndpoints.bookshopCopies)
  since(@Input('params') params: ParamsOf<Endpoint>, @Input() query: QueryOf<Endpoint>) {
    return this.copies.since(params, query);
  }
}
