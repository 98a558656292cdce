import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ProductOffersService } from './product-offers.service';
import { StockReservationSweep } from './stock-reservation-sweep';
import { StockMetrics } from './stock-metrics';
import { StockReservationsService } from './stock-reservations.service';
import { StockController } from './stock.controller';

/** What is sold and how many pieces of it, for orders. */
@Module({
  imports: [IndexModule],
  controllers: [StockController],
  providers: [ProductOffersService, StockReservationSweep, StockMetrics, StockReservationsService],
})
export class StockModule {}
