import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { KnownAdminDevices } from './known-admin-devices';

/** Forgets admins' browsers that were unseen for 30 days. */
@Injectable()
export class AdminDeviceSweep {
  constructor(private readonly devices: KnownAdminDevices) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.devices.cleanUp();
  }
}
