import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module';
import { AdminToOrderController } from './admin-to-order.controller';
import { AdminToOrderService } from './admin-to-order.service';
import { BookList } from './book-list';
import { ShelfService } from './shelf.service';
import { ToOrderController } from './to-order.controller';
import { ToOrderService } from './to-order.service';

/** What bookshops and the shop itself have to order from their suppliers (docs/decisions/arrivals.md). */
@Module({
  imports: [AdminModule],
  controllers: [AdminToOrderController, ToOrderController],
  providers: [AdminToOrderService, BookList, ShelfService, ToOrderService],
})
export class ToOrderModule {}
