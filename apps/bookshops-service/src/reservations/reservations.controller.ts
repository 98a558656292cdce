import { Controller } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { KnownTenantsService } from './known-tenants.service';
import { ReservationsService } from './reservations.service';

type Identified = ParamsOf<typeof bookshopsInternalEndpoints.read>;

@Controller()
export class ReservationsController {
  constructor(
    private readonly reservations: ReservationsService,
    private readonly known: KnownTenantsService,
  ) {}

  @Route(bookshopsInternalEndpoints.reserve)
  reserve(@Input('body') reservation: BodyOf<typeof bookshopsInternalEndpoints.reserve>) {
    return this.reservations.reserve(reservation);
  }

  @Route(bookshopsInternalEndpoints.confirm)
  confirm(@Input('params') { id }: Identified) {
    return this.reservations.confirm(id);
  }

  @Route(bookshopsInternalEndpoints.proveAddress)
  async proveAddress(
    @Input('params') { id }: Identified,
    @Input('body') { provenAt }: BodyOf<typeof bookshopsInternalEndpoints.proveAddress>,
  ): Promise<Record<string, never>> {
    await this.reservations.proveAddress(id, new Date(provenAt));
    return {};
  }

  @Route(bookshopsInternalEndpoints.release)
  async release(@Input('params') { id }: Identified): Promise<Record<string, never>> {
    await this.reservations.release(id);
    return {};
  }

  @Route(bookshopsInternalEndpoints.read)
  read(@Input('params') { id }: Identified) {
    return this.known.read(id);
  }

  @Route(bookshopsInternalEndpoints.owner)
  owner(@Input('params') { id }: Identified) {
    return this.reservations.owner(id);
  }
}
