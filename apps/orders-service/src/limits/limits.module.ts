import { Global, Module } from '@nestjs/common';
import { CustomerLock } from './customer-lock';
import { OpenOrdersReader } from './open-orders';
import { OrderLimits } from './order-limits';

/** What may be ordered before it is paid, for quotes and orders. */
@Global()
@Module({
  providers: [CustomerLock, OpenOrdersReader, OrderLimits],
  exports: [CustomerLock, OrderLimits],
})
export class LimitsModule {}
