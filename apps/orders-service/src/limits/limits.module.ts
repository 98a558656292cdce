import { Global, Module } from '@nestjs/common';
import { OpenOrdersReader } from './open-orders';
import { OrderLimits } from './order-limits';

/** What may be ordered before it is paid, for quotes and orders. */
@Global()
@Module({
  providers: [OpenOrdersReader, OrderLimits],
  exports: [OrderLimits],
})
export class LimitsModule {}
