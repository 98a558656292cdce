import { Module } from '@nestjs/common';
import { PrintedOrders } from './printed-orders';
import { PrintsController } from './prints.controller';
import { PrintsService } from './prints.service';

/** What a bookshop puts on paper: labels, pick lists, order sheets (docs/decisions/counter.md). */
@Module({
  controllers: [PrintsController],
  providers: [PrintedOrders, PrintsService],
  exports: [PrintedOrders],
})
export class PrintsModule {}
