import { Controller, Header } from '@nestjs/common';
import { releasesInternalEndpoints } from '@zaino/contracts/releases';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { ServicePartnersService } from './service-partners.service';

@Controller()
export class ServicePartnersController {
  constructor(private readonly servicePartners: ServicePartnersService) {}

  @Route(releasesInternalEndpoints.judgeService)
  @Header('cache-control', 'no-store')
  judge(@Input('body') candidate: BodyOf<typeof releasesInternalEndpoints.judgeService>) {
    return this.servicePartners.judge(candidate);
  }
}
