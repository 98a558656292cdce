import { Controller } from '@nestjs/common';
import { catalogueInternalEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { ProductOffersService } from './product-offers.service';
import { StockReservationsService } from './stock-reservations.service';

/** What orders ask for. */
@Controller()
export class StockController {
  constructor(
    private readonly offers: ProductOffersService,
    private readonly reservations: StockReservationsService,
  ) {}

  @Route(endpoints.offers)
  async readOffers(@Input('body') { ids }: BodyOf<typeof endpoints.offers>) {
    return { offers: await this.offers.find(ids) };
  }

  @Route(endpoints.reserve)
  reserve(@Input('body') wanted: BodyOf<typeof endpoints.reserve>) {
    return this.reservations.reserve(wanted);
  }

  @Route(endpoints.confirm)
  confirm(@Input('params') { id }: ParamsOf<typeof endpoints.confirm>) {
    return this.reservations.confirm(id);
  }

  @Route(endpoints.release)
  release(
    @Input('params') { id }: ParamsOf<typeof endpoints.release>,
    @Input('body') release: BodyOf<typeof endpoints.release>,
  ) {
    return this.reservations.release(id, release);
  }
}
