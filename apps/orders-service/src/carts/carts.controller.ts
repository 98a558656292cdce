import { Controller, Header } from '@nestjs/common';
import { cartEndpoints as endpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { CartsService } from './carts.service';
import { SharedListsService } from './shared-lists.service';

@Controller()
export class CartsController {
  constructor(
    private readonly carts: CartsService,
    private readonly lists: SharedListsService,
  ) {}

  @Route(endpoints.cart)
  @Header('cache-control', 'no-store')
  read(@CurrentSession() { session }: SignedIn) {
    return this.carts.read(session.user.uid);
  }

  @Route(endpoints.changeCart)
  @Header('cache-control', 'no-store')
  change(
    @CurrentSession() { session }: SignedIn,
    @Input('body') changes: BodyOf<typeof endpoints.changeCart>,
  ) {
    return this.carts.change(session.user.uid, changes);
  }

  @Route(endpoints.shareList)
  share(@Input('body') { lines }: BodyOf<typeof endpoints.shareList>) {
    return this.lists.share(lines);
  }

  @Route(endpoints.sharedList)
  list(@Input('params') { id }: ParamsOf<typeof endpoints.sharedList>) {
    return this.lists.read(id);
  }
}
