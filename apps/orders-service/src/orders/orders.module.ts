import { Module } from '@nestjs/common';
import { OrderCommands } from './order-commands';
import { Refunds } from '../payments/refunds';
import { VouchersModule } from '../vouchers/vouchers.module';
import { OrderLog } from './order-log';

@Module({
  imports: [VouchersModule],
  providers: [OrderCommands, OrderLog, Refunds],
  exports: [OrderCommands, OrderLog, Refunds],
})
export class OrdersModule {}
