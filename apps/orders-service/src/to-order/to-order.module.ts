import { Module } from '@nestjs/common';
import { BookList } from './book-list';
import { ShelfService } from './shelf.service';
import { ToOrderController } from './to-order.controller';
import { ToOrderService } from './to-order.service';

/** What a bookshop has to order from its suppliers (docs/decisions/arrivals.md). */
@Module({
  controllers: [ToOrderController],
  providers: [BookList, ShelfService, ToOrderService],
})
export class ToOrderModule {}
