import { Module } from '@nestjs/common';
import { OrderCommands } from './order-commands';
import { OrderLog } from './order-log';

@Module({
  providers: [OrderCommands, OrderLog],
  exports: [OrderCommands, OrderLog],
})
export class OrdersModule {}
