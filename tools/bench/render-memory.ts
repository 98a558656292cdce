import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { Inspector } from './stack/inspector';
import { classPages, pages } from './pages/targets';
import { switchVersion } from './render-memory/switch-version';
import { untilInUse, visit } from './render-memory/visits';
import { startShopStack } from './stack/shop-stack';

const FIRST_RENDERS = 2000;
const ALL_RENDERS = 10_000;
const SWITCHES = 50;
const VISITS_PER_VERSION = 20;
/** Issue 3, point 6: at most so much more, after garbage collection. */
const GOAL = 1.1;
const resultFile = join(workspaceRoot, 'dist/bench/render-memory.json');

interface Growth {
  what: string;
  beforeMb: number;
  afterMb: number;
}

/** Measures how the memory of a gateway grows while it renders, and while versions change under it. */
async function main(): Promise<number> {
  const stack = await startShopStack();
  try {
    const port = await keptPort();
    const gateway = await stack.openGateway({ PAGE_FRESH_MS: '0' }, [
      `--inspect=127.0.0.1:${port}`,
    ]);
    const paths = [...Object.values(pages), '/cart', ...(await classPages(gateway.url))];
    const memory = () => memoryAfterCollection(gateway.pid, port);

    const renders = await withProgress(`Rendering ${ALL_RENDERS} pages`, async () => {
      await visit(gateway.url, paths, FIRST_RENDERS);
      const beforeMb = await memory();
      await visit(gateway.url, paths, ALL_RENDERS - FIRST_RENDERS);
      const what = `render ${FIRST_RENDERS} to render ${ALL_RENDERS}`;
      return { what, beforeMb, afterMb: await memory() };
    });
    const switches = await withProgress(`Switching ${SWITCHES} versions`, async () => {
      for (let number = 1; number <= SWITCHES; number += 1) {
        const version = switchVersion(join(stack.folder, 'releases'), 'cart', number);
        await untilInUse(gateway.url, version);
        await visit(gateway.url, paths, VISITS_PER_VERSION);
      }
      return { what: `${SWITCHES} versions`, beforeMb: renders.afterMb, afterMb: await memory() };
    });

    const measured = [renders, switches];
    print(measured);
    mkdirSync(dirname(resultFile), { recursive: true });
    writeFileSync(resultFile, `${JSON.stringify(measured, null, 2)}\n`);
    return measured.every(isWithinGoal) ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

const isWithinGoal = ({ beforeMb, afterMb }: Growth) => afterMb <= beforeMb * GOAL;

/** Resident memory of the whole process, in MB. */
async function memoryAfterCollection(pid: number, port: number): Promise<number> {
  const inspector = await Inspector.open(port);
  // What finalizers let go is taken by the next collection.
  for (let times = 0; times < 3; times += 1) await inspector.collectGarbage();
  inspector.close();
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 102.4) / 10;
}

function print(measured: Growth[]): void {
  console.log('\nResident memory of the gateway after garbage collection\n');
  console.table(
    Object.fromEntries(
      measured.map((growth) => {
        const { what, beforeMb, afterMb } = growth;
        const percent = Math.round((afterMb / beforeMb - 1) * 1000) / 10;
        const goal = isWithinGoal(growth) ? 'met' : 'MISSED';
        return [what, { 'before MB': beforeMb, 'after MB': afterMb, 'growth %': percent, goal }];
      }),
    ),
  );
}

await runMain(main);
