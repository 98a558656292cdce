import { Controller } from '@nestjs/common';
import { shippingEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { staffOf } from '../orders/staff-of';
import { ParcelsService } from './parcels.service';

@Controller()
export class ParcelsController {
  constructor(private readonly parcels: ParcelsService) {}

  @Route(endpoints.begin)
  begin(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.begin>,
  ) {
    return this.parcels.begin(staffOf(session), body);
  }

  @Route(endpoints.fill)
  fill(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.fill>,
    @Input('body') { contents }: BodyOf<typeof endpoints.fill>,
  ) {
    return this.parcels.fill(staffOf(session), id, contents);
  }

  @Route(endpoints.pack)
  pack(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.pack>,
    @Input('body') { contents }: BodyOf<typeof endpoints.pack>,
  ) {
    return this.parcels.pack(staffOf(session), id, contents);
  }

  @Route(endpoints.reopen)
  reopen(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.reopen>,
  ) {
    return this.parcels.reopen(staffOf(session), id);
  }

  @Route(endpoints.ship)
  ship(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.ship>,
    @Input('body') { code }: BodyOf<typeof endpoints.ship>,
  ) {
    return this.parcels.ship(staffOf(session), id, code);
  }
}
