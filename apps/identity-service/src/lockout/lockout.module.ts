import { Module } from '@nestjs/common';
import { AttemptCounter } from './attempt-counter';
import { KnownDevices } from './known-devices';
import { LockoutSweep } from './lockout-sweep';
import { LockoutService } from './lockout.service';

@Module({
  providers: [AttemptCounter, KnownDevices, LockoutSweep, LockoutService],
  exports: [KnownDevices, LockoutService],
})
export class LockoutModule {}
