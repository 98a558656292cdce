import { Controller } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownTenant } from '../tenants/own-tenant';
import { OwnLookService } from './own-look.service';

@Controller()
export class OwnLookController {
  constructor(private readonly look: OwnLookService) {}

  @Route(bookshopsEndpoints.setLook)
  set(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof bookshopsEndpoints.setLook>,
    @Input('body') changes: BodyOf<typeof bookshopsEndpoints.setLook>,
  ) {
    return this.look.set(ownTenant(session, id), changes);
  }

  @Route(bookshopsEndpoints.uploadPicture)
  upload(@CurrentSession() { session }: SignedIn, @Input('body') bytes: Buffer) {
    return this.look.keepPicture(session.user.tenantId, bytes);
  }
}
