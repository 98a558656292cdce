import { Controller, Header } from '@nestjs/common';
import { staffOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { StaffChangesService } from './staff-changes.service';

@Controller()
export class StaffChangesController {
  constructor(private readonly changes: StaffChangesService) {}

  @Route(endpoints.changes)
  @Header('cache-control', 'no-store')
  async list(@CurrentSession() { session }: SignedIn) {
    return { changes: await this.changes.list(session.user.uid) };
  }

  @Route(endpoints.change)
  @Header('cache-control', 'no-store')
  read(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.change>,
  ) {
    return this.changes.read(session.user.uid, id);
  }
}
