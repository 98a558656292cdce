import { Module } from '@nestjs/common';
import { AttemptCounter } from './attempt-counter';
import { KnownDevices } from './known-devices';
import { LockoutCleanup } from './lockout-cleanup';
import { LockoutService } from './lockout.service';

@Module({
  providers: [AttemptCounter, KnownDevices, LockoutCleanup, LockoutService],
  exports: [KnownDevices, LockoutService],
})
export class LockoutModule {}
