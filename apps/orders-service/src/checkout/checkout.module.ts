import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../process-role';
import { QuotesModule } from '../quotes/quotes.module';
import { AgreedOrders } from './agreed-orders';
import { CheckoutMetrics } from './checkout-metrics';
import { CheckoutStart } from './checkout-start';
import { CheckoutController } from './checkout.controller';
import { CheckoutService } from './checkout.service';
import { KeyLock } from './key-lock';
import { KeySweep } from './key-sweep';
import { KnownKeys } from './known-keys';
import { OrderClaims } from './order-claims';
import { OrderHolds } from './order-holds';
import { OrderPlacing } from './order-placing';
import { OrderRows } from './order-rows';
import { OrderTimes } from './order-times';
import { PickupBookshops } from './pickup-bookshops';
import { Pieces } from './pieces';
import { PlacedAnswers } from './placed-answers';
import { DeliveryPlaces } from './places/places';

/** From what somebody wants to an order. */
@Module({})
export class CheckoutModule {
  static for(role: ProcessRole): DynamicModule {
    if (role === 'worker') return { module: CheckoutModule, providers: [KeySweep] };
    return {
      module: CheckoutModule,
      imports: [QuotesModule],
      controllers: [CheckoutController],
      providers: [
        AgreedOrders,
        CheckoutMetrics,
        CheckoutService,
        CheckoutStart,
        KeyLock,
        KnownKeys,
        OrderClaims,
        OrderHolds,
        OrderPlacing,
        OrderRows,
        OrderTimes,
        PickupBookshops,
        Pieces,
        PlacedAnswers,
        DeliveryPlaces,
      ],
    };
  }
}
