import { Controller } from '@nestjs/common';
import { cedolaEndpoints as endpoints, orderEndpoints } from '@zaino/contracts/orders';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { DeskOrdersService } from '../desk/desk-orders.service';
import { ownBookshop } from '../desk/own-bookshop';
import { type CallingCustomer, CurrentCustomer } from '../orders/caused-by';
import { CedolaDecisionsService } from './cedola-decisions.service';
import { FamilyCedoleService } from './family-cedole.service';

/** Cedole of an order, for its family and its bookshop. */
@Controller()
export class CedoleController {
  constructor(
    private readonly decisions: CedolaDecisionsService,
    private readonly ofFamily: FamilyCedoleService,
    private readonly orders: DeskOrdersService,
  ) {}

  @Route(orderEndpoints.payCedolaInShop)
  payInShop(
    @CurrentCustomer() caller: CallingCustomer,
    @Input('params') params: ParamsOf<typeof orderEndpoints.payCedolaInShop>,
  ) {
    return this.ofFamily.payInShop(caller, params);
  }

  @Route(endpoints.enter)
  async enter(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.enter>,
    @Input('body') body: BodyOf<typeof endpoints.enter>,
  ) {
    const own = ownBookshop(session);
    await this.decisions.enter(own, id, body);
    return this.orders.read(own, id);
  }

  @Route(endpoints.decide)
  async decide(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id, cedolaId }: ParamsOf<typeof endpoints.decide>,
    @Input('body') body: BodyOf<typeof endpoints.decide>,
  ) {
    const own = ownBookshop(session);
    await this.decisions.decide(own, { orderId: id, cedolaId }, body);
    return this.orders.read(own, id);
  }
}
