import { Controller, Header } from '@nestjs/common';
import { adminToOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { staffAtShop } from '../arrivals/at-shop';
import { AdminToOrderService } from './admin-to-order.service';
import { ShelfService } from './shelf.service';
import { ToOrderService } from './to-order.service';

@Controller()
export class AdminToOrderController {
  constructor(
    private readonly toOrder: ToOrderService,
    private readonly commands: AdminToOrderService,
    private readonly shelf: ShelfService,
  ) {}

  @Route(endpoints.list)
  @Header('cache-control', 'no-store')
  list(@CurrentSession() { session }: SignedIn) {
    return this.toOrder.list(staffAtShop(session));
  }

  @Route(endpoints.command)
  command(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.command>,
  ) {
    return this.commands.give(staffAtShop(session), body);
  }

  @Route(endpoints.giveFromShelf)
  giveFromShelf(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof endpoints.giveFromShelf>,
    @Input('body') { id }: BodyOf<typeof endpoints.giveFromShelf>,
  ) {
    return this.shelf.give(staffAtShop(session), { id, isbn });
  }

  @Route(endpoints.countShelf)
  countShelf(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { isbn }: ParamsOf<typeof endpoints.countShelf>,
    @Input('body') body: BodyOf<typeof endpoints.countShelf>,
  ) {
    return this.shelf.count(staffAtShop(session), { isbn, ...body });
  }

  @Route(endpoints.nameDistributor)
  nameDistributor(
    @CurrentSession() { session }: SignedIn,
    @Input('body') body: BodyOf<typeof endpoints.nameDistributor>,
  ) {
    return this.toOrder.nameDistributor(staffAtShop(session), body);
  }
}
