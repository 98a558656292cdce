import { Module } from '@nestjs/common';
import { AdminOrdersController } from './admin-orders.controller';
import { AdminOrders } from './admin-orders';
import { OwnOrdersController } from './own-orders.controller';
import { OwnOrders } from './own-orders';
import { ReadingModule } from './reading.module';

/** The calls that read orders; of the process that answers calls alone. */
@Module({
  imports: [ReadingModule],
  controllers: [AdminOrdersController, OwnOrdersController],
  providers: [AdminOrders, OwnOrders],
})
export class ReadingCallsModule {}
