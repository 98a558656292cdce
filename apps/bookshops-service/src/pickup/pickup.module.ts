import { Module } from '@nestjs/common';
import { PickupPointsService } from './pickup-points.service';
import { PickupController } from './pickup.controller';

@Module({
  controllers: [PickupController],
  providers: [PickupPointsService],
})
export class PickupModule {}
