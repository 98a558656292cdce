import { Controller, Header } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { PickupPointsService } from './pickup-points.service';

@Controller()
export class PickupController {
  constructor(private readonly points: PickupPointsService) {}

  /** Never kept on the way: a bookshop that pauses is to be gone at once. */
  @Route(bookshopsEndpoints.pickupPoints)
  @Header('cache-control', 'no-store')
  find(@Input() query: QueryOf<typeof bookshopsEndpoints.pickupPoints>) {
    return this.points.find(query);
  }

  @Route(bookshopsEndpoints.pickupPoint)
  @Header('cache-control', 'no-store')
  read(@Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.pickupPoint>) {
    return this.points.read(id);
  }
}
