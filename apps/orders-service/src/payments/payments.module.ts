import { type DynamicModule, Module } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import type { Config } from '../config';
import type { ProcessRole } from '../process-role';
import { PaymentAccountsController } from './payment-accounts.controller';
import { PaymentAccountsService } from './payment-accounts.service';
import { PaymentAttempts } from './payment-attempts';
import { PaymentEvents } from './payment-events';
import { PaymentSharing } from './payment-sharing';
import { PaymentPages } from './payment-pages';
import { Payments } from './payments';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';
import { Provider, STRIPE } from './provider';
import { RefundEffects } from './refund-effects';
import { RefundSettlement } from './refund-settlement';
import { Refunds } from './refunds';
import { Settlement } from './settlement';
import { createStripeClient } from './stripe-client';
import { SurplusMoney } from './surplus-money';
import { WebhookController } from './webhook.controller';
import { WebhookService } from './webhook.service';

/** What takes part in payments and refunds, in both processes. */
const shared = [
  PaymentEvents,
  PaymentPages,
  Payments,
  Provider,
  RefundEffects,
  RefundSettlement,
  Refunds,
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
    const providers = [...shared, PaymentAttempts, PaymentSharing, Settlement, stripe];
    const module = { module: PaymentsModule, global: true, exports: [...shared, STRIPE] };
    if (role === 'worker') return { ...module, providers };
    return {
      ...module,
      controllers: [PaymentAccountsController, PaymentsController, WebhookController],
      providers: [...providers, PaymentAccountsService, PaymentsService, WebhookService],
    };
  }
}
