import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { SubscriptionHandler } from './subscription-handler';
import { SubscriptionProvider } from './subscription-provider';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsService } from './subscriptions.service';

/** Subscriptions of bookshops, by the one service that speaks with the provider (docs/decisions/plan.md). */
@Module({})
export class SubscriptionsModule {
  static for(role: ProcessRole): DynamicModule {
    return {
      module: SubscriptionsModule,
      controllers: role === 'main' ? [SubscriptionsController] : [],
      providers: [SubscriptionProvider, SubscriptionHandler, SubscriptionsService],
      exports: [SubscriptionProvider],
      global: true,
    };
  }
}
