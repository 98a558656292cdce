import { Controller, Header } from '@nestjs/common';
import { adminArrivalEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ArrivalStepsService } from './arrival-steps.service';
import { ArrivalsService } from './arrivals.service';
import { staffAtShop } from './at-shop';

@Controller()
export class AdminArrivalsController {
  constructor(
    private readonly arrivals: ArrivalsService,
    private readonly steps: ArrivalStepsService,
  ) {}

  @Route(endpoints.list)
  @Header('cache-control', 'no-store')
  list(@CurrentSession() { session }: SignedIn) {
    return this.arrivals.today(staffAtShop(session));
  }

  @Route(endpoints.receive)
  receive(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { scans }: BodyOf<typeof endpoints.receive>,
  ) {
    return this.arrivals.receive(staffAtShop(session), scans);
  }

  @Route(endpoints.preview)
  preview(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { text }: BodyOf<typeof endpoints.preview>,
  ) {
    return this.arrivals.preview(staffAtShop(session), text);
  }

  @Route(endpoints.takeBack)
  takeBack(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.takeBack>,
  ) {
    return this.steps.takeBack(staffAtShop(session), id);
  }
}
