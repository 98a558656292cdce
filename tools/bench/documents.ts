import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { openSessions } from '@zaino/tools/buyers/sessions';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { buyAtOnce } from './checkout/buyers';
import { untilIdle, untilPaid } from './checkout/follow-up';
import { type CheckoutStack, startCheckoutStack } from './checkout/stack';
import { askQuotes, type Quotes } from './documents/quotes';
import { openAll, receiptsOf } from './documents/receipts';
import { areAllAnswered } from './stack/all-answered';

const RECEIPTS = 120;
const BUYERS = 16;
const ALONE_MS = 10_000;
/** Milliseconds, at the 95th percentile. */
const GOAL_MS = 500;
const resultFile = join(workspaceRoot, 'dist/bench/documents.json');

/** What the checkout waits for while 120 customers open their receipts at once; fails where that is too long. */
async function main(): Promise<number> {
  const stack = await withProgress('Starting', () => startCheckoutStack());
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const people = await withProgress(`Placing ${RECEIPTS} orders`, () => placeOrders(stack));
    const receipts = await receiptsOf(stack, people);
    const [buyer] = await openSessions(stack.redisUrl, 1);
    if (!buyer) throw new Error('nobody to ask for prices');
    const end = performance.now() + ALONE_MS;
    const alone = await askQuotes(stack, buyer, () => performance.now() > end);
    let isOver = false;
    const [opened, beside] = await Promise.all([
      openAll(receipts).finally(() => (isOver = true)),
      askQuotes(stack, buyer, () => isOver),
    ]);
    print({ alone, beside });
    console.log(
      `${RECEIPTS} receipts in ${opened.seconds.toFixed(1)} s, refused for some seconds: ${opened.refusals}`,
    );
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, alone, beside, opened };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    const isAnswered = areAllAnswered({ 'without receipts': alone, 'beside receipts': beside });
    return isAnswered && beside.p95 < GOAL_MS ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

/** Each paid by card, so that there is a receipt. */
async function placeOrders(stack: CheckoutStack) {
  const people = await openSessions(stack.redisUrl, RECEIPTS);
  const { failures } = await buyAtOnce(stack, { people, way: 'card', atOnce: BUYERS });
  if (failures.length > 0) throw new Error(failures[0]);
  await untilPaid(stack, RECEIPTS);
  await untilIdle(stack);
  return people;
}

function print(measured: Record<'alone' | 'beside', Quotes>): void {
  const round = ({ count, failures, p50, p95, longest }: Quotes) => ({
    quotes: count,
    failures,
    p50: Math.round(p50),
    p95: Math.round(p95),
    longest: Math.round(longest),
  });
  console.table({
    'without receipts': round(measured.alone),
    'beside receipts': round(measured.beside),
  });
  const [fault] = Object.values(measured).flatMap(({ firstFault }) => firstFault ?? []);
  if (fault !== undefined) console.log(`The first that failed: ${fault}`);
}

await runMain(main);
