import { Controller } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownTenant } from './own-tenant';
import { TenantsService } from './tenants.service';

@Controller()
export class TenantsController {
  constructor(private readonly tenants: TenantsService) {}

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
}
