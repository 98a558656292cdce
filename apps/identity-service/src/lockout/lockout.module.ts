import { Module } from '@nestjs/common';
import { AttemptCounter } from './attempt-counter';
import { KnownDevices } from './known-devices';
import { LockoutSweep } from './lockout-sweep';
import { Lockout } from './lockout';

@Module({
  providers: [AttemptCounter, KnownDevices, LockoutSweep, Lockout],
  exports: [KnownDevices, Lockout],
})
export class LockoutModule {}
