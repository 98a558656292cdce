import { Controller, Header } from '@nestjs/common';
import { toOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { deskAtShop } from '../arrivals/at-shop';
import { ShelfService } from './shelf.service';
import { ToOrderService } from './to-order.service';

@Controller()
export class ToOrderController {
  constructor(
    private readonly toOrder: ToOrderService,
    private readonly shelf: ShelfService,
  ) {}

  @Route(endpoints.list)
  @Header('cache-control', 'no-store')
  list(@CurrentSession() { session }: SignedIn) {
    return this.toOrder.list(deskAtShop(session));
  }

  @Route(endpoints.command)
  command(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.command>,
  ) {
    return this.toOrder.give(deskAtShop(session), body);
  }

  @Route(endpoints.giveFromShelf)
  giveFromShelf(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof endpoints.giveFromShelf>,
    @Input('body') { id }: BodyOf<typeof endpoints.giveFromShelf>,
  ) {
    return this.shelf.give(deskAtShop(session), { id, isbn });
  }

  @Route(endpoints.countShelf)
  countShelf(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof endpoints.countShelf>,
    @Input('body') body: BodyOf<typeof endpoints.countShelf>,
  ) {
    return this.shelf.count(deskAtShop(session), { isbn, ...body });
  }

  @Route(endpoints.nameDistributor)
  nameDistributor(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.nameDistributor>,
  ) {
    return this.toOrder.nameDistributor(deskAtShop(session), body);
  }
}
