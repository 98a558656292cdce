import { Module } from '@nestjs/common';
import { OrderCommands } from './order-commands';
import { Refunds } from '../payments/refunds';
import { OrderLog } from './order-log';

@Module({
  providers: [OrderCommands, OrderLog, Refunds],
  exports: [OrderCommands, OrderLog, Refunds],
})
export class OrdersModule {}
