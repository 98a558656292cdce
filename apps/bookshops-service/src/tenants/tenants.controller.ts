import { Controller } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { TenantsService } from './tenants.service';

@Controller()
export class TenantsController {
  constructor(private readonly tenants: TenantsService) {}

  @Route(bookshopsEndpoints.tenant)
  read(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.tenant>,
  ) {
    return this.tenants.read(ownTenant(session.user.tenantId, id));
  }

  @Route(bookshopsEndpoints.updateTenant)
  update(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.updateTenant>,
    @Input('body') changes: BodyOf<typeof bookshopsEndpoints.updateTenant>,
  ) {
    return this.tenants.update(ownTenant(session.user.tenantId, id), changes);
  }

  @Route(bookshopsEndpoints.connectPayments)
  connectPayments(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.connectPayments>,
    @Input('body') { stripeAccountId }: BodyOf<typeof bookshopsEndpoints.connectPayments>,
  ) {
    return this.tenants.connectPayments(ownTenant(session.user.tenantId, id), stripeAccountId);
  }
}

/** Another's bookshop is as good as none: nobody learns by asking which ids exist. */
function ownTenant(ownId: string | null, id: string): string {
  if (ownId === id) return id;
  throw new DomainError('not-found', sharedErrorCodes.notFound);
}
