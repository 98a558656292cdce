import { Injectable } from '@nestjs/common';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { AttemptCounter } from './attempt-counter';
import { KnownDevices } from './known-devices';
import { LOCKOUT_SWEEP_MS } from './lockout-policy';

/** Every five minutes forgets attempts without effect (specification, point 9), and devices unseen for 30 days. */
@Injectable()
export class LockoutSweep {
  constructor(
    private readonly counter: AttemptCounter,
    private readonly devices: KnownDevices,
  ) {}

  @Scheduled({ pauseMs: LOCKOUT_SWEEP_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.counter.cleanUp();
    await this.devices.cleanUp();
  }
}
