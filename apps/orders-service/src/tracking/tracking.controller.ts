import { Controller, Header } from '@nestjs/common';
import { orderEndpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { TrackingService } from './tracking.service';

const { tracking } = orderEndpoints;

@Controller()
export class TrackingController {
  constructor(private readonly orders: TrackingService) {}

  @Route(tracking)
  @Header('cache-control', 'no-store')
  // The address is a secret of those who have it.
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  read(@Input('params') { token }: ParamsOf<typeof tracking>) {
    return this.orders.read(token);
  }
}
