import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { AttemptCounter } from './attempt-counter';
import { KnownDevices } from './known-devices';
import { CLEANUP_INTERVAL_MS } from './lockout-policy';

/** Every five minutes forgets attempts without effect (specification, point 9), and devices unseen for a year. */
@Injectable()
export class LockoutCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task: ScheduledTask;

  constructor(counter: AttemptCounter, devices: KnownDevices) {
    this.task = new ScheduledTask({
      name: 'LockoutCleanup',
      pauseMs: CLEANUP_INTERVAL_MS,
      run: async () => {
        await counter.cleanUp();
        await devices.cleanUp();
      },
    });
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
