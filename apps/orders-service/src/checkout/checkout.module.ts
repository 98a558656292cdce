import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module';
import { QuotesController } from '../quotes/quotes.controller';
import { QuotesModule } from '../quotes/quotes.module';
import { VouchersModule } from '../vouchers/vouchers.module';
import { AgreedOrders } from './agreed-orders';
import { CheckoutMetrics } from './checkout-metrics';
import { CheckoutStart } from './checkout-start';
import { CheckoutController } from './checkout.controller';
import { KeyLock } from './key-lock';
import { KnownKeys } from './known-keys';
import { OrderPlacing } from './order-placing';
import { OrderRows } from './order-rows';
import { Pieces } from './pieces';
import { PlacedAnswers } from './placed-answers';
import { Places } from './places/places';

/** From what somebody wants to an order; of the process that answers calls alone. */
@Module({
  imports: [PaymentsModule, QuotesModule, VouchersModule],
  controllers: [CheckoutController, QuotesController],
  providers: [
    AgreedOrders,
    CheckoutMetrics,
    CheckoutStart,
    KeyLock,
    KnownKeys,
    OrderPlacing,
    OrderRows,
    Pieces,
    PlacedAnswers,
    Places,
  ],
})
export class CheckoutModule {}
