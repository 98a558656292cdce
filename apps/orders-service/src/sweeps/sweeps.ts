import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { EventSweep } from './event-sweep';
import { LateLineSweep } from './late-line-sweep';
import { OpenPaymentSweep } from './open-payment-sweep';
import { RefundSweep } from './refund-sweep';
import { UnpaidOrderSweep } from './unpaid-order-sweep';

const SECOND_MS = 1_000;

/** What the worker looks after again and again, since nobody may come to tell of it. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks: ScheduledTask[];

  constructor(
    events: EventSweep,
    lateLines: LateLineSweep,
    openPayments: OpenPaymentSweep,
    refunds: RefundSweep,
    unpaidOrders: UnpaidOrderSweep,
  ) {
    const every = (seconds: number, name: string, sweep: { run: () => Promise<unknown> }) =>
      new ScheduledTask({ name, pauseMs: seconds * SECOND_MS, run: () => sweep.run() });
    this.tasks = [
      every(20, 'OpenPaymentSweep', openPayments),
      every(30, 'UnpaidOrderSweep', unpaidOrders),
      every(60, 'EventSweep', events),
      every(60, 'RefundSweep', refunds),
      every(300, 'LateLineSweep', lateLines),
    ];
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
