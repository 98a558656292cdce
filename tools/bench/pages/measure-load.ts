import { keptPort } from '@zaino/testing/kept-port';
import { withProgress } from '@zaino/tools/machine/progress';
import type { Served } from '../stack/processes';
import type { ShopStack } from '../stack/shop-stack';
import type { CpuProfile } from '../stack/cpu-profile';
import { Inspector } from '../stack/inspector';
import type { LoadResult } from './load-report';
import { loadPages } from './page-load';
import { classPages, pages, requireBooks } from './targets';

const WARM_UP_SECONDS = 3;
const SECONDS = 5;

/** Switches the gateway's page cache off. */
const modes = { uncached: { PAGE_FRESH_MS: '0' }, cached: {} };

type Mode = keyof typeof modes;

/** Every page under full load, first without, then with the page cache. */
export async function measureLoad(stack: ShopStack): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const mode of Object.keys(modes) as Mode[]) {
    const gateway = await stack.openGateway(modes[mode]);
    await requireBooks(gateway.url);
    const classes = await classPages(gateway.url);
    for (const [page, path] of Object.entries(pages)) {
      for (const encoding of ['identity', 'br']) {
        const label = `Measuring ${page}, ${mode}, ${encoding}`;
        const measure = () => measurePage(stack, { gateway, paths: [path], encoding });
        const load = await withProgress(label, measure);
        results.push({ page, mode, encoding, load });
      }
    }
    const label = `Measuring ${classes.length} school pages, ${mode}`;
    const measure = () => measurePage(stack, { gateway, paths: classes, encoding: 'identity' });
    const load = await withProgress(label, measure);
    results.push({ page: `${classes.length} school pages`, mode, encoding: 'identity', load });
    await gateway.stop();
  }
  return results;
}

interface Target {
  gateway: Served;
  paths: string[];
  encoding: string;
}

async function measurePage({ schools }: ShopStack, { gateway, paths, encoding }: Target) {
  const pids = { gateway: gateway.pid, service: schools.pid };
  const load = { origin: gateway.url, paths, acceptEncoding: encoding, pids };
  await loadPages({ ...load, seconds: WARM_UP_SECONDS });
  return loadPages({ ...load, seconds: SECONDS });
}

/** The uncached school page with the profiler on, which slows it down a little. */
export async function profileSchoolPage(stack: ShopStack): Promise<Record<string, CpuProfile>> {
  const port = await keptPort();
  const gateway = await stack.openGateway(modes.uncached, [`--inspect=127.0.0.1:${port}`]);
  const target = { gateway, paths: [pages.school], encoding: 'identity' };
  await measurePage(stack, target);
  const inspector = await Inspector.open(port);
  const profiles = await inspector.profile(async () => {
    await measurePage(stack, target);
  });
  inspector.close();
  await gateway.stop();
  return profiles as Record<string, CpuProfile>;
}
