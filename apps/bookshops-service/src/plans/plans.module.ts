import { Module } from '@nestjs/common';
import { FeaturesService } from './features.service';
import { OwnPlanService } from './own-plan.service';
import { PlansController } from './plans.controller';
import { PlansService } from './plans.service';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsService } from './subscriptions.service';

/** What bookshops get and pay (docs/decisions/plan.md). */
@Module({
  controllers: [PlansController, SubscriptionsController],
  providers: [FeaturesService, OwnPlanService, PlansService, SubscriptionsService],
  exports: [FeaturesService, OwnPlanService],
})
export class PlansModule {}
