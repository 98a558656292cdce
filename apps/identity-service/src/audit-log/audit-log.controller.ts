import { Controller } from '@nestjs/common';
import { auditLogEndpoints, identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { AuditLogService } from './audit-log.service';

const { keepAct } = identityInternalEndpoints;

@Controller()
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Route(keepAct)
  keep(
    @Input('params') { id }: ParamsOf<typeof keepAct>,
    @Input('body') act: BodyOf<typeof keepAct>,
  ) {
    return this.log.keep({ id, act });
  }

  @Route(auditLogEndpoints.search)
  search(@Input() query: QueryOf<typeof auditLogEndpoints.search>) {
    return this.log.search(query);
  }
}
