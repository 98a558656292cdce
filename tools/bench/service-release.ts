import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { seconds } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { callAgainAndAgain } from './service-release/call-again-and-again';

const RELEASES = 10;
const CALLERS = 8;

/** The blog's service is released ten times while eight callers behind a gateway never pause: no call may fail. */
async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  // What starts processes reads it when it is loaded: the shop that may run here keeps its own.
  config.localFolder = join(folder, 'local');
  const { startBlogShop } = await import('./service-release/blog-shop');
  buildApps(['gateway', 'blog-service']);
  symlinkSync(join(workspaceRoot, 'node_modules'), join(folder, 'node_modules'));
  const version = (number: number) => copyOfBuild(join(folder, `version-${number}`));
  const shop = await startBlogShop(version(0), join(folder, 'releases'));
  try {
    console.log(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(2)} before`);
    const calls = callAgainAndAgain(`${shop.url}/api/getBlogArticles`, CALLERS);
    for (let number = 1; number <= RELEASES; number += 1) {
      const start = performance.now();
      const sentence = await shop.release(version(number));
      console.log(`${sentence} ${seconds(performance.now() - start)}`);
    }
    const { sent, failures, longestMs, longestGapMs } = await calls.stop();
    console.log(
      `${sent} calls, ${failures.length} failed. The longest took ${seconds(longestMs)};`,
    );
    console.log(`the longest time in which none was answered: ${seconds(longestGapMs)}.`);
    for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`);
    return failures.length === 0 ? 0 : 1;
  } finally {
    await shop.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function copyOfBuild(folder: string): string {
  cpSync(join(workspaceRoot, 'dist/apps/blog-service'), folder, { recursive: true });
  return folder;
}

await runMain(main);
process.exit();
