import { Controller, Header } from '@nestjs/common';
import { securityLogEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type QueryOf, Route } from '@zaino/service/route';
import { OptionalSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { SecurityLogService } from './security-log.service';

@Controller()
export class SecurityLogController {
  constructor(private readonly log: SecurityLogService) {}

  @Route(securityLogEndpoints.add)
  add(
    @Input('body') entry: BodyOf<typeof securityLogEndpoints.add>,
    @OptionalSession() signedIn: SignedIn | null,
  ) {
    return this.log.add(entry, signedIn?.session.user.uid ?? null);
  }

  @Route(securityLogEndpoints.search)
  @Header('cache-control', 'no-store')
  search(@Input() query: QueryOf<typeof securityLogEndpoints.search>) {
    return this.log.search(query);
  }
}
