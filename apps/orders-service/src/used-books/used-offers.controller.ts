import { Controller, Header } from '@nestjs/common';
import { usedBookEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { UsedOffersService } from './used-offers.service';

/** Used books of a family. */
@Controller()
export class UsedOffersController {
  constructor(private readonly offers: UsedOffersService) {}

  @Route(endpoints.own)
  @Header('cache-control', 'no-store')
  own(@CurrentSession() { session }: SignedIn) {
    return this.offers.own(session.user.uid);
  }

  @Route(endpoints.offer)
  offer(
    @CurrentSession() { session }: SignedIn,
    @Input('body') { books }: BodyOf<typeof endpoints.offer>,
  ) {
    return this.offers.offer(session.user.uid, books);
  }

  @Route(endpoints.withdraw)
  withdraw(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.withdraw>,
  ) {
    return this.offers.withdraw(session.user.uid, id);
  }
}
