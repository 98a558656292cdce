import { Controller } from '@nestjs/common';
import { approvalEndpoints as endpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { NoStore } from '../sessions/no-store';
import { AdminAreasService } from './admin-areas.service';
import { ApprovalDecisionsService } from './approval-decisions.service';
import { ApprovalsService } from './approvals.service';

@Controller()
@NoStore()
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly decisions: ApprovalDecisionsService,
    private readonly areas: AdminAreasService,
  ) {}

  @Route(endpoints.list)
  list(@CurrentSession() who: SignedIn) {
    return this.approvals.list(who);
  }

  @Route(endpoints.propose)
  propose(@CurrentSession() who: SignedIn, @Input('body') body: BodyOf<typeof endpoints.propose>) {
    return this.approvals.propose(who, body);
  }

  @Route(endpoints.decide)
  decide(
    @CurrentSession() who: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.decide>,
    @Input('body') decision: BodyOf<typeof endpoints.decide>,
  ) {
    return this.decisions.decide(id, decision, who);
  }

  @Route(endpoints.admins)
  admins() {
    return this.areas.list();
  }

  @Route(endpoints.narrow)
  narrow(
    @CurrentSession() who: SignedIn,
    @Input('params') { id }: ParamsOf<typeof endpoints.narrow>,
    @Input('body') body: BodyOf<typeof endpoints.narrow>,
  ) {
    return this.areas.narrow(id, body, who);
  }
}
