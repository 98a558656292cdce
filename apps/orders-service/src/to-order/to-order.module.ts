import { Module } from '@nestjs/common';
import { AdminToOrderController } from './admin-to-order.controller';
import { BookList } from './book-list';
import { ShelfService } from './shelf.service';
import { ToOrderController } from './to-order.controller';
import { ToOrderService } from './to-order.service';

/** What bookshops and the shop itself have to order from their suppliers (docs/decisions/arrivals.md). */
@Module({
  controllers: [AdminToOrderController, ToOrderController],
  providers: [BookList, ShelfService, ToOrderService],
})
export class ToOrderModule {}
