import { Module } from '@nestjs/common';
import { AdminOrdersController } from './admin-orders.controller';
import { AdminOrdersService } from './admin-orders.service';
import { OwnOrdersController } from './own-orders.controller';
import { OwnOrdersService } from './own-orders.service';
import { ReadingModule } from './reading.module';

/** The calls that read orders; of the process that answers calls alone. */
@Module({
  imports: [ReadingModule],
  controllers: [AdminOrdersController, OwnOrdersController],
  providers: [AdminOrdersService, OwnOrdersService],
})
export class ReadingCallsModule {}
