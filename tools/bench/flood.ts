import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { keptPort } from '@zaino/testing/kept-port';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { attackNames } from './flood/attacks';
import { underAttack } from './flood/attacker';
import { type FloodResult, isWithinGoal, printFlood } from './flood/report';
import { openVisitors } from './flood/visitors';
import { printProfiles } from './pages/load-report';
import type { CpuProfile } from './stack/cpu-profile';
import { Inspector } from './stack/inspector';
import { mainThreadSeconds } from './stack/processes';
import { type ShopStack, startShopStack } from './stack/shop-stack';

const usage = 'Usage: npm run bench -- flood [--connections 400,1000] [--profile <attack>]';
const WARM_UP_SECONDS = 3;
const SECONDS = 20;
const resultFile = join(workspaceRoot, 'dist/bench/flood.json');
/** Limits as in production; the attack and the visitors say where they come from. */
const settings = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' };

/** What other visitors wait for while one address floods the pages; fails where that is too long. */
async function main(): Promise<number> {
  const { connections, profiled } = readArguments();
  const stack = await startShopStack();
  try {
    await stack.openCatalogue();
    const machine = { cores: availableParallelism(), loadBefore: loadavg()[0] ?? 0 };
    console.log(`${machine.cores} cores, load average ${machine.loadBefore.toFixed(2)} before`);
    const names = profiled === undefined ? attackNames : [profiled];
    const results = await measure(stack, {
      names,
      connections,
      isProfiling: profiled !== undefined,
    });
    printFlood(results);
    mkdirSync(dirname(resultFile), { recursive: true });
    const report = { measuredAt: new Date().toISOString(), machine, results };
    writeFileSync(resultFile, `${JSON.stringify(report, null, 2)}\n`);
    return results.every(isWithinGoal) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

interface Flood {
  names: string[];
  connections: number[];
  isProfiling: boolean;
}

async function measure(
  stack: ShopStack,
  { names, connections, isProfiling }: Flood,
): Promise<FloodResult[]> {
  const port = await keptPort();
  const nodeArgs = isProfiling ? [`--inspect=127.0.0.1:${port}`] : [];
  const gateway = await stack.openGateway(settings, nodeArgs);
  const { url: origin, pid } = gateway;
  const visitors = await openVisitors(origin);
  await visitors.visit(WARM_UP_SECONDS);
  const busy = mainThreadShare(pid);
  const visits = await withProgress('Without an attack', () => visitors.visit(SECONDS));
  const none = { attack: '', connections: 0, answered: {} };
  const results: FloodResult[] = [{ ...none, visits, mainThread: busy() }];
  for (const attack of names) {
    for (const count of connections) {
      const attacked = { origin, name: attack, connections: count };
      const flood = async () => {
        const share = mainThreadShare(pid);
        const { result, answered } = await underAttack(attacked, () => visitors.visit(SECONDS));
        results.push({ ...attacked, attack, visits: result, answered, mainThread: share() });
      };
      const run = () => withProgress(`${attack}, ${count} connections`, flood);
      await (isProfiling ? profile(port, run) : run());
    }
  }
  await gateway.stop();
  return results;
}

/** Of the time from now on, until it is asked for. */
function mainThreadShare(pid: number): () => number {
  const [begin, used] = [performance.now(), mainThreadSeconds(pid)];
  return () => (1000 * (mainThreadSeconds(pid) - used)) / (performance.now() - begin);
}

async function profile(port: number, work: () => Promise<void>): Promise<void> {
  const inspector = await Inspector.open(port);
  printProfiles((await inspector.profile(work)) as Record<string, CpuProfile>);
  inspector.close();
}

function readArguments(): { connections: number[]; profiled: string | undefined } {
  const { connections, profile } = parseArgs({
    options: {
      connections: { type: 'string', default: '400,1000' },
      profile: { type: 'string' },
    },
  }).values;
  const counts = connections.split(',').map(Number);
  const areCounts = counts.every((count) => Number.isInteger(count) && count > 0);
  const isKnown = profile === undefined || attackNames.includes(profile);
  if (!areCounts || !isKnown) throw new UserError(usage);
  return { connections: counts, profiled: profile };
}

await runMain(main);
