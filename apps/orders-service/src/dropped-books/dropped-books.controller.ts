import { Controller, Header } from '@nestjs/common';
import { droppedBookEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { DroppedBooksService } from './dropped-books.service';

@Controller()
export class DroppedBooksController {
  constructor(private readonly service: DroppedBooksService) {}

  @Route(droppedBookEndpoints.count)
  @Header('cache-control', 'no-store')
  count(@Input('params') { importId }: ParamsOf<typeof droppedBookEndpoints.count>) {
    return this.service.count(importId);
  }

  @Route(droppedBookEndpoints.tell)
  tell(
    @Input('params') { importId }: ParamsOf<typeof droppedBookEndpoints.tell>,
    @Input('body') { orders }: BodyOf<typeof droppedBookEndpoints.tell>,
  ) {
    return this.service.tell(importId, orders);
  }
}
