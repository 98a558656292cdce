import { Controller, Header } from '@nestjs/common';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { BudgetDeskService } from './budget-desk.service';

type Params = ParamsOf<typeof releaseDeskEndpoints.budget>;

@Controller()
export class BudgetDeskController {
  constructor(private readonly budgets: BudgetDeskService) {}

  @Route(releaseDeskEndpoints.budget)
  @Header('cache-control', 'no-store')
  budget(@Input('params') { app }: Params) {
    return this.budgets.read(app);
  }

  @Route(releaseDeskEndpoints.changeBudget)
  @Header('cache-control', 'no-store')
  changeBudget(
    @Input('params') { app }: Params,
    @Input('body') input: BodyOf<typeof releaseDeskEndpoints.changeBudget>,
  ) {
    return this.budgets.change(app, input);
  }
}
