import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import type { ProcessRole } from '../process-role';
import { AwaitedMoney } from './awaited-money';
import { BookshopShares } from './bookshop-shares';
import { CardKeepers } from './card-keepers';
import { Disputes } from './disputes';
import { EventActs } from './event-acts';
import { PaymentAttempts } from './payment-attempts';
import { PaymentEvents } from './payment-events';
import { PaymentPages } from './payment-pages';
import { PaymentWays } from './payment-ways';
import { Payments } from './payments';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';
import { Provider, STRIPE } from './provider';
import { RefundEffects } from './refund-effects';
import { RefundSettlement } from './refund-settlement';
import { Refunds } from './refunds';
import { Settlement } from './settlement';
import { ShareProvider } from './share-provider';
import { LaterCharges } from './later-charges';
import { createStripeClient } from './stripe-client';
import { SurplusMoney } from './surplus-money';
import { WebhookController } from './webhook.controller';
import { WebhookService } from './webhook.service';

/** What takes part in payments and refunds, in both processes. */
const shared = [
  BookshopShares,
  CardKeepers,
  PaymentEvents,
  PaymentPages,
  Payments,
  Provider,
  RefundEffects,
  RefundSettlement,
  Refunds,
  ShareProvider,
  SurplusMoney,
];
const stripe = {
  provide: STRIPE,
  useFactory: (config: Config) => createStripeClient(config),
  inject: [CONFIG],
};

/** Payments and refunds, for all that takes part in them. */
@Module({})
export class PaymentsModule {
  static for(role: ProcessRole): DynamicModule {
    const providers = [
      ...shared,
      AwaitedMoney,
      Disputes,
      EventActs,
      PaymentAttempts,
      LaterCharges,
      Settlement,
      stripe,
    ];
    const module = { module: PaymentsModule, global: true, exports: [...shared, STRIPE] };
    if (role === 'worker') return { ...module, providers };
    return {
      ...module,
      controllers: [PaymentsController, WebhookController],
      providers: [...providers, PaymentWays, PaymentsService, WebhookService],
    };
  }
}
