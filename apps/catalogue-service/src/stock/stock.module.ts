import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module';
import { ProductOffers } from './product-offers';
import { StockReservationSweep } from './stock-reservation-sweep';
import { StockMetrics } from './stock-metrics';
import { StockReservations } from './stock-reservations';
import { StockController } from './stock.controller';

/** What is sold and how many pieces of it, for orders. */
@Module({
  imports: [IndexModule],
  controllers: [StockController],
  providers: [ProductOffers, StockReservationSweep, StockMetrics, StockReservations],
})
export class StockModule {}
