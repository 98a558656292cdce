import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module';
import { KnownTenantsService } from './known-tenants.service';
import { ReservationSweep } from './reservation-sweep';
import { ReservationsController } from './reservations.controller';
import { ReservationsService } from './reservations.service';

@Module({
  imports: [PlansModule],
  controllers: [ReservationsController],
  providers: [KnownTenantsService, ReservationSweep, ReservationsService],
})
export class ReservationsModule {}
