import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptCounter } from './attempt-counter';
import { KnownDevice } from './known-device.entity';
import { KnownDevices } from './known-devices';
import { LockoutCleanup } from './lockout-cleanup';
import { LockoutService } from './lockout.service';

@Module({
  imports: [TypeOrmModule.forFeature([KnownDevice])],
  providers: [AttemptCounter, KnownDevices, LockoutCleanup, LockoutService],
  exports: [KnownDevices, LockoutService],
})
export class LockoutModule {}
