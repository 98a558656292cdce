import { Module } from '@nestjs/common';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import { PaymentAttempts } from './payment-attempts';
import { PaymentEvents } from './payment-events';
import { PaymentPages } from './payment-pages';
import { Payments } from './payments';
import { Provider, STRIPE } from './provider';
import { RefundSettlement } from './refund-settlement';
import { RefundsModule } from './refunds.module';
import { Settlement } from './settlement';
import { createStripeClient } from './stripe-client';
import { SurplusMoney } from './surplus-money';

/** Payments and refunds, for all that takes part in them; their calls are in `PaymentCallsModule`. */
@Module({
  imports: [RefundsModule],
  providers: [
    PaymentAttempts,
    PaymentEvents,
    PaymentPages,
    Payments,
    Provider,
    RefundSettlement,
    Settlement,
    SurplusMoney,
    {
      provide: STRIPE,
      useFactory: (config: Config) => createStripeClient(config),
      inject: [CONFIG],
    },
  ],
  exports: [
    PaymentEvents,
    PaymentPages,
    Payments,
    Provider,
    RefundSettlement,
    STRIPE,
    SurplusMoney,
  ],
})
export class PaymentsModule {}
