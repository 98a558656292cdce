import { Module } from '@nestjs/common';
import { AttemptCounter } from './attempt-counter';
import { KnownAdminDevices } from './known-admin-devices';
import { KnownDevices } from './known-devices';
import { LockoutSweep } from './lockout-sweep';
import { Lockout } from './lockout';

@Module({
  providers: [AttemptCounter, KnownAdminDevices, KnownDevices, LockoutSweep, Lockout],
  exports: [KnownAdminDevices, KnownDevices, Lockout],
})
export class LockoutModule {}
