import { Controller, Header } from '@nestjs/common';
import { usedDeskEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownBookshop } from '../desk/own-bookshop';
import { UsedCopiesService } from './used-copies.service';
import { UsedIntakesService } from './used-intakes.service';

/** Used books at a bookshop's counter. */
@Controller()
export class UsedDeskController {
  constructor(
    private readonly intakes: UsedIntakesService,
    private readonly stock: UsedCopiesService,
  ) {}

  @Route(endpoints.find)
  @Header('cache-control', 'no-store')
  find(@Input('params') { code }: ParamsOf<typeof endpoints.find>) {
    return this.intakes.find(code);
  }

  @Route(endpoints.takeIn)
  takeIn(
    @CurrentSession() { session }: SignedIn,
    @Input('body') intake: BodyOf<typeof endpoints.takeIn>,
  ) {
    return this.intakes.takeIn(ownBookshop(session), intake);
  }

  @Route(endpoints.intake)
  @Header('cache-control', 'no-store')
  intake(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.intake>,
  ) {
    return this.intakes.read(ownBookshop(session).bookshopId, id);
  }

  @Route(endpoints.copies)
  @Header('cache-control', 'no-store')
  copies(
    @CurrentSession() { session }: SignedIn,
    @Input() { after }: QueryOf<typeof endpoints.copies>,
  ) {
    return this.stock.list(ownBookshop(session).bookshopId, after);
  }

  @Route(endpoints.change)
  change(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.change>,
    @Input('body') change: BodyOf<typeof endpoints.change>,
  ) {
    return this.stock.change({ id, bookshopId: ownBookshop(session).bookshopId }, change);
  }

  @Route(endpoints.takeBack)
  takeBack(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.takeBack>,
  ) {
    return this.stock.takeBack({ id, bookshopId: ownBookshop(session).bookshopId });
  }
}
