import { Controller } from '@nestjs/common';
import { catalogueInternalEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { Clock } from '@zaino/service/clock';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { productIdOf, productNumberOf } from '../products/product-id';
import { confirmReservation } from './confirm-reservation';
import { ProductOffers } from './product-offers';
import { releaseReservation } from './release-reservation';
import { StockMetrics } from './stock-metrics';
import { StockReservations } from './stock-reservations';

/** What orders ask for. */
@Controller()
export class StockController {
  constructor(
    private readonly offers: ProductOffers,
    private readonly reservations: StockReservations,
    private readonly metrics: StockMetrics,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
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
  async confirm(@Input('params') { id }: ParamsOf<typeof endpoints.confirm>) {
    const outcome = await confirmReservation(this.dataSource, id);
    this.metrics.count('confirm', outcome);
    return { outcome };
  }

  @Route(endpoints.release)
  async release(
    @Input('params') { id }: ParamsOf<typeof endpoints.release>,
    @Input('body') { operationId, lines }: BodyOf<typeof endpoints.release>,
  ) {
    const released = await releaseReservation(this.dataSource, {
      reservationId: id,
      operationId,
      now: this.clock.now(),
      lines: lines?.map(({ productId, quantity }) => ({
        productId: productNumberOf(productId),
        quantity,
      })),
    });
    this.metrics.count('release', released.length === 0 ? 'nothing' : 'released');
    return {
      lines: released.map(({ productId, quantity }) => ({
        productId: productIdOf(productId),
        quantity,
      })),
    };
  }
}
