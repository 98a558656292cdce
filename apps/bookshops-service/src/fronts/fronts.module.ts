import { Module } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { DataChanges } from '@zaino/service/data-changes';
import { PlansModule } from '../plans/plans.module';
import { FrontsController } from './fronts.controller';
import { FrontsService } from './fronts.service';

@Module({
  imports: [PlansModule],
  controllers: [FrontsController],
  providers: [FrontsService],
})
export class FrontsModule {
  /** The gateway keeps for some seconds whose a sub-domain is. */
  constructor(afterCommit: AfterCommit, changes: DataChanges) {
    afterCommit.register(() => {
      changes.publish({ domain: 'bookshops' });
      return Promise.resolve();
    });
  }
}
