import { Controller, Header } from '@nestjs/common';
import { catalogueComplianceEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { Route } from '@zaino/service/route';
import { ComplianceService } from './compliance.service';

@Controller()
export class ComplianceController {
  constructor(private readonly compliance: ComplianceService) {}

  @Route(endpoints.checks)
  @Header('cache-control', 'no-store')
  checks() {
    return this.compliance.read();
  }
}
