import { steps } from './buyers';
import type { Bought, Latency, BuyersPaymentWay } from './buyers';
import type { CpuOfAnOrder } from './cpu-meter';

export interface CheckoutResult extends Bought {
  way: BuyersPaymentWay;
  /** After the last buyer was done: until the provider's messages had made all orders paid. */
  paidAfterSeconds: number;
  /** Until then. */
  cpu: CpuOfAnOrder;
  /** After the last buyer was done: until mails, documents and all else that follows were done as well. */
  idleAfterSeconds: number;
  /** Until then. */
  followingCpu: CpuOfAnOrder;
}

/** Ten times Vendure 3.7.3 (16 a second; 65 + 28 ms of processor time), which was measured on two cores by 32 buyers. */
const GOAL_PER_SECOND = 160;

const perSecond = ({ orders, seconds, paidAfterSeconds }: CheckoutResult) =>
  orders / (seconds + paidAfterSeconds);

export function isGoalMet(result: CheckoutResult): boolean {
  return perSecond(result) >= GOAL_PER_SECOND && result.failures.length === 0;
}

export function print(results: CheckoutResult[]): void {
  console.log('');
  console.table(Object.fromEntries(results.map((result) => [nameOf(result), rowOf(result)])));
  console.log('Milliseconds of a step, p50/p95');
  console.table(
    Object.fromEntries(
      results.map((result) => [
        nameOf(result),
        Object.fromEntries(
          steps.flatMap((step) => {
            const latency = result.byStep[step];
            return latency ? [[step, text(latency)]] : [];
          }),
        ),
      ]),
    ),
  );
  console.log('Milliseconds of processor time of an order');
  console.table(
    Object.fromEntries(
      results.flatMap((result) => [
        [`${nameOf(result)}, until it is there`, rounded(result.cpu)],
        [`${nameOf(result)}, with all that follows`, rounded(result.followingCpu)],
      ]),
    ),
  );
  for (const { failures } of results) for (const text of failures.slice(0, 5)) console.log(text);
}

const nameOf = ({ way }: CheckoutResult) => (way === 'shop' ? 'paid in the shop' : 'paid by card');

function rowOf(result: CheckoutResult) {
  const { orders, failures, checkout, paidAfterSeconds, idleAfterSeconds } = result;
  return {
    orders,
    failures: failures.length,
    'orders/s': round(perSecond(result)),
    goal: `${GOAL_PER_SECOND} ${isGoalMet(result) ? 'met' : 'MISSED'}`,
    'p50/p95 ms': text(checkout),
    'paid after s': round(paidAfterSeconds),
    'all done after s': round(idleAfterSeconds),
  };
}

function rounded(cpu: CpuOfAnOrder): Record<string, number> {
  const all = Object.values(cpu).reduce((sum, value) => sum + value, 0);
  return Object.fromEntries(
    Object.entries({ ...cpu, all }).map(([part, value]) => [part, round(value)]),
  );
}

const text = ({ p50, p95 }: Latency) => `${Math.round(p50)}/${Math.round(p95)}`;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
