import { Controller } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { DomainsService } from './domains.service';

@Controller()
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Route(bookshopsEndpoints.domainAvailability)
  availability(
    @Input('params') { domain }: ParamsOf<typeof bookshopsEndpoints.domainAvailability>,
  ) {
    return this.domains.availability(domain);
  }
}
