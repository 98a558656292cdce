import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { keptPort } from '@zaino/testing/kept-port';
import { openSessions } from '@zaino/tools/buyers/sessions';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { buyAtOnce } from './checkout/buyers';
import type { BuyersPaymentWay } from './checkout/buyers';
import { untilIdle, untilPaid } from './checkout/follow-up';
import { CpuMeter } from './checkout/cpu-meter';
import { isGoalMet, print } from './checkout/report';
import type { CheckoutResult } from './checkout/report';
import { startCheckoutStack } from './checkout/stack';
import type { CheckoutStack } from './checkout/stack';
import { summarise } from './stack/cpu-profile';
import type { CpuProfile } from './stack/cpu-profile';
import { Inspector } from './stack/inspector';

const usage = 'Usage: npm run bench -- checkout [--orders 2000] [--profile shop|card]';
const BUYERS = 32;
const WARM_UP_ORDERS = 400;
const HOT_SPOTS = 25;
const resultFile = join(workspaceRoot, 'dist/bench/checkout.json');
const ways = ['shop', 'card'] as const;

/** Measures whole checkouts by 32 buyers at once: paid in the shop, and by card until the provider's message is in. */
async function main(): Promise<number> {
  const { orders, profiled } = readArguments();
  const inspectorPort = profiled === undefined ? undefined : await keptPort();
  const stack = await withProgress('Starting', () => startCheckoutStack(inspectorPort));
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    for (const way of ways) {
      const { failures } = await withProgress(`Warming up: ${way}`, () =>
        measure(stack, way, WARM_UP_ORDERS),
      );
      if (failures.length > 0) throw new Error(failures[0]);
    }
    if (profiled !== undefined && inspectorPort !== undefined) {
      await printProfile(stack, { way: profiled, orders, inspectorPort });
      return 0;
    }
    const results: CheckoutResult[] = [];
    for (const way of ways) {
      results.push(await withProgress(`Measuring: ${way}`, () => measure(stack, way, orders)));
    }
    print(results);
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, results };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return results.every(isGoalMet) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

let paidSoFar = 0;

async function measure(
  stack: CheckoutStack,
  way: BuyersPaymentWay,
  orders: number,
): Promise<CheckoutResult> {
  const people = await openSessions(stack.redisUrl, orders);
  const meter = new CpuMeter(stack);
  const bought = await buyAtOnce(stack, { people, way, atOnce: BUYERS });
  if (way === 'card') paidSoFar += bought.orders;
  const paidAfterSeconds = way === 'card' ? await untilPaid(stack, paidSoFar) : 0;
  const cpu = meter.read(bought.orders);
  const idleAfterSeconds = paidAfterSeconds + (await untilIdle(stack));
  const followingCpu = meter.read(bought.orders);
  return { way, ...bought, paidAfterSeconds, cpu, idleAfterSeconds, followingCpu };
}

async function printProfile(
  stack: CheckoutStack,
  { way, orders, inspectorPort }: { way: BuyersPaymentWay; orders: number; inspectorPort: number },
): Promise<void> {
  const inspector = await Inspector.open(inspectorPort);
  const profiles = await inspector.profile(async () => {
    await measure(stack, way, orders);
  });
  inspector.close();
  const { busySeconds, hotSpots } = summarise(profiles['main'] as CpuProfile, HOT_SPOTS);
  console.log(`\norders service, ${orders} orders (${way}): busy for ${busySeconds.toFixed(1)} s`);
  for (const { place, selfPercent } of hotSpots) {
    console.log(`${selfPercent.toFixed(1).padStart(5)} %  ${place}`);
  }
}

function readArguments(): { orders: number; profiled: BuyersPaymentWay | undefined } {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '2000' },
      profile: { type: 'string' },
    },
  });
  const orders = Number(values.orders);
  const profiled = ways.find((way) => way === values.profile);
  const isKnown = values.profile === undefined || profiled !== undefined;
  if (!Number.isInteger(orders) || orders < 1 || !isKnown) throw new UserError(usage);
  return { orders, profiled };
}

await runMain(main);
