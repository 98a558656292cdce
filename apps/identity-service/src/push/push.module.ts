import { Module } from '@nestjs/common';
import { OrderPushesController } from './order-pushes.controller';
import { OrderPushesService } from './order-pushes.service';
import { PushController } from './push.controller';
import { PushDeviceSweep } from './push-device-sweep';
import { PushDevicesService } from './push-devices.service';
import { PushQueue } from './push-queue';
import { Vapid } from './vapid';

/** Notices on a device's own screen (docs/decisions/web-push.md). */
@Module({
  controllers: [OrderPushesController, PushController],
  providers: [OrderPushesService, PushDeviceSweep, PushDevicesService, PushQueue, Vapid],
  exports: [PushDevicesService, PushQueue, Vapid],
})
export class PushModule {}
