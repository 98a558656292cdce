import { cpuSeconds } from '../stack/processes';
import type { CheckoutStack } from './stack';

const parts = ['gateway', 'orders', 'catalogue', 'sandbox', 'worker', 'database'] as const;
type Part = (typeof parts)[number];

/** Milliseconds of processor time for one order. */
export type CpuOfAnOrder = Record<Part, number>;

/** Counts what each process uses from now on. */
export class CpuMeter {
  private readonly pids: Record<Part, number>;
  private readonly before: Record<Part, number>;

  constructor({ gateway, orders, catalogue, sandbox, worker, databasePid }: CheckoutStack) {
    this.pids = {
      gateway: gateway.pid,
      orders: orders.pid,
      catalogue: catalogue.pid,
      sandbox: sandbox.pid,
      worker: worker.pid,
      database: databasePid,
    };
    this.before = this.seconds();
  }

  read(orders: number): CpuOfAnOrder {
    const now = this.seconds();
    return each((part) => ((now[part] - this.before[part]) * 1_000) / orders);
  }

  private seconds(): Record<Part, number> {
    return each((part) => cpuSeconds(this.pids[part]));
  }
}

function each(valueOf: (part: Part) => number): Record<Part, number> {
  return Object.fromEntries(parts.map((part) => [part, valueOf(part)])) as Record<Part, number>;
}
