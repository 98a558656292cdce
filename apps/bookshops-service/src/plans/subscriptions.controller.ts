import { Controller, Header } from '@nestjs/common';
import {
  bookshopsEndpoints,
  bookshopsErrorCodes,
  bookshopsInternalEndpoints,
} from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownTenant } from '../tenants/own-tenant';
import { OwnPlanService } from './own-plan.service';
import { refused, SubscriptionsService } from './subscriptions.service';

const { plan, openPortal, createSubscription } = bookshopsEndpoints;
const { followSubscription } = bookshopsInternalEndpoints;

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly ownPlan: OwnPlanService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  @Route(plan)
  @Header('cache-control', 'no-store')
  read(@CurrentSession() { session }: SignedIn, @Input('params') { id }: ParamsOf<typeof plan>) {
    return this.ownPlan.read(ownTenant(session, id));
  }

  @Route(openPortal)
  openPortal(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof openPortal>,
  ) {
    return this.subscriptions.openPortal(ownTenant(session, id));
  }

  @Route(createSubscription)
  create(
    @CurrentSession() { session }: SignedIn,
    @Input('body') wish: BodyOf<typeof createSubscription>,
  ) {
    const owned = ownTenant(session, wish.tenantId);
    // Invoices go there: whoever is signed in names no other's address.
    if (wish.customerEmail !== session.user.email.toLowerCase()) {
      const { emailRefused } = bookshopsErrorCodes;
      throw refused('customerEmail', emailRefused, 'Usa l’e-mail del tuo account');
    }
    return this.subscriptions.open(owned, wish);
  }

  @Route(followSubscription)
  async follow(
    @Input('params') { id }: ParamsOf<typeof followSubscription>,
    @Input('body') { subscriptionId }: BodyOf<typeof followSubscription>,
  ) {
    await this.subscriptions.follow(id, subscriptionId);
    return {};
  }
}
