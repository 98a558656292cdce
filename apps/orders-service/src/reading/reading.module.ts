import { Module } from '@nestjs/common';
import { AdminOrdersController } from './admin-orders.controller';
import { AdminOrdersService } from './admin-orders.service';
import { BoughtBooksService } from './bought-books.service';
import { OrderBookshopsService } from './order-bookshops.service';
import { OrderCounts } from './order-counts';
import { OrderFileService } from './order-file.service';
import { OrderNeighboursService } from './order-neighbours.service';
import { OrderReader } from './order-reader';
import { OwnOrdersController } from './own-orders.controller';
import { OwnOrdersService } from './own-orders.service';

/** Orders as their customers and staff see them. */
@Module({
  controllers: [AdminOrdersController, OwnOrdersController],
  providers: [
    AdminOrdersService,
    BoughtBooksService,
    OrderBookshopsService,
    OrderCounts,
    OrderFileService,
    OrderNeighboursService,
    OrderReader,
    OwnOrdersService,
  ],
  exports: [AdminOrdersService, OrderReader],
})
export class ReadingModule {}
