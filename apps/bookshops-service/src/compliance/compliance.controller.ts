import { Controller, Header } from '@nestjs/common';
import {
  bookshopsComplianceEndpoints as endpoints,
  bookshopsInternalEndpoints,
} from '@zaino/contracts/bookshops';
import { Route } from '@zaino/service/route';
import { ComplianceService } from './compliance.service';
import { SellersService } from './sellers.service';

@Controller()
export class ComplianceController {
  constructor(
    private readonly compliance: ComplianceService,
    private readonly known: SellersService,
  ) {}

  @Route(endpoints.checks)
  @Header('cache-control', 'no-store')
  checks() {
    return this.compliance.read();
  }

  @Route(bookshopsInternalEndpoints.sellers)
  sellers() {
    return this.known.read();
  }
}
