import { Controller } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ConnectedAccountService } from './connected-account.service';
import { ownTenant } from './own-tenant';
import { TenantsService } from './tenants.service';

@Controller()
export class TenantsController {
  constructor(
    private readonly tenants: TenantsService,
    private readonly account: ConnectedAccountService,
  ) {}

  @Route(bookshopsEndpoints.tenant)
  read(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.tenant>,
  ) {
    return this.tenants.read(ownTenant(session, id));
  }

  @Route(bookshopsEndpoints.updateTenant)
  update(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.updateTenant>,
    @Input('body') changes: BodyOf<typeof bookshopsEndpoints.updateTenant>,
  ) {
    return this.tenants.update(ownTenant(session, id), changes);
  }

  @Route(bookshopsEndpoints.connectPayments)
  async connectPayments(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.connectPayments>,
    @Input('body') { stripeAccountId }: BodyOf<typeof bookshopsEndpoints.connectPayments>,
  ) {
    const owned = ownTenant(session, id);
    await this.account.connect(owned, stripeAccountId);
    return this.tenants.read(owned);
  }
}
