import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { keptPort } from '@zaino/testing/kept-port';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { measureBare, measureCall, PATHS, profileCall, residentMb } from './catalogue/measure';
import type { OwnResult } from './catalogue/measure';
import { isWithinGoals, print } from './catalogue/report';
import type { Report } from './catalogue/report';
import { startCatalogueServers } from './catalogue/stack';
import type { CatalogueServers, CatalogueStack } from './catalogue/stack';
import { callNames, drawTargets } from './catalogue/targets';
import type { CatalogueCall } from './catalogue/targets';

const usage =
  'Usage: npm run bench -- catalogue [--products 1000,10000,100000] [--profile list|filtered|search|detail]';
const resultFile = join(workspaceRoot, 'dist/bench/catalogue.json');

/** Measures lists, searches and single products through the gateway, beside a bare handler of the same rows. */
async function main(): Promise<number> {
  const { numbers, profiled } = readArguments();
  const servers = await startCatalogueServers();
  try {
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const reports: Report[] = [];
    for (const products of numbers) {
      if (profiled) {
        await printProfile(servers, products, profiled);
        continue;
      }
      const stack = await withProgress(`Filling in ${products} products`, () =>
        servers.open(products),
      );
      reports.push(await measure(servers, stack, products));
      await stack.stop();
    }
    if (profiled) return 0;
    mkdirSync(dirname(resultFile), { recursive: true });
    const result = { measuredAt: new Date().toISOString(), machine, reports };
    writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
    return reports.every(isWithinGoals) ? 0 : 1;
  } finally {
    await servers.stop();
  }
}

function readArguments(): { numbers: number[]; profiled: CatalogueCall | undefined } {
  const { products, profile } = parseArgs({
    options: {
      products: { type: 'string', default: '1000,10000,100000' },
      profile: { type: 'string' },
    },
  }).values;
  const numbers = products.split(',').map(Number);
  const areNumbers = numbers.every((number) => Number.isInteger(number) && number > 0);
  const profiled = callNames.find((name) => name === profile);
  if (!areNumbers || (profile !== undefined && !profiled)) throw new UserError(usage);
  return { numbers: numbers.toSorted((one, other) => one - other), profiled };
}

async function measure(
  { mysqlUrl, databasePid }: CatalogueServers,
  stack: CatalogueStack,
  products: number,
): Promise<Report> {
  const idleMb = residentMb(stack.service.pid);
  const targets = await drawTargets({ mysqlUrl, origin: stack.gateway.url }, PATHS);
  const target = (call: CatalogueCall) => ({ stack, databasePid, paths: targets[call] });
  const own: [CatalogueCall, OwnResult][] = [];
  for (const call of callNames) {
    const work = () => measureCall(target(call));
    own.push([call, await withProgress(`Measuring ${call}`, work)]);
  }
  const memory = {
    serviceMb: residentMb(stack.service.pid),
    gatewayMb: residentMb(stack.gateway.pid),
  };
  // Only now: what the bare handler asks of the database takes the processors from all others.
  const calls: Partial<Report['calls']> = {};
  for (const [call, result] of own) {
    const work = () => measureBare(target(call));
    calls[call] = { ...result, ...(await withProgress(`Measuring ${call}, bare`, work)) };
  }
  const report: Report = {
    products,
    startSeconds: stack.startSeconds,
    idleMb,
    ...memory,
    calls: calls as Report['calls'],
  };
  print(report);
  return report;
}

async function printProfile(
  servers: CatalogueServers,
  products: number,
  call: CatalogueCall,
): Promise<void> {
  const port = await keptPort();
  const stack = await servers.open(products, port);
  const { mysqlUrl } = servers;
  const targets = await drawTargets({ mysqlUrl, origin: stack.gateway.url }, PATHS);
  const { perSecond, busySeconds, hotSpots } = await withProgress(`Profiling ${call}`, () =>
    profileCall(stack, targets[call], port),
  );
  await stack.stop();
  const rate = Math.round(perSecond);
  console.log(`\n${call}, ${products} products: ${rate}/s, busy for ${busySeconds.toFixed(1)} s`);
  for (const { place, selfPercent } of hotSpots) {
    console.log(`${selfPercent.toFixed(1).padStart(5)} %  ${place}`);
  }
}

await runMain(main);
