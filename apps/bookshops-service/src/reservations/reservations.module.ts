import { Module } from '@nestjs/common';
import { ReservationSweep } from './reservation-sweep';
import { ReservationsController } from './reservations.controller';
import { ReservationsService } from './reservations.service';

@Module({
  controllers: [ReservationsController],
  providers: [ReservationSweep, ReservationsService],
})
export class ReservationsModule {}
