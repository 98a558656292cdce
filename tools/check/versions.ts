import { spawnSync } from 'node:child_process';
import { findBinary } from '@zaino/testing/binaries';
import { testBrowser } from '@zaino/testing/config';

/** The versions of what the tests ran on, in one line: a failure may be the news of a browser. */
export function versionsLine(): string {
  const ranOn = [
    `Chromium ${versionOf(testBrowser())}`,
    `MariaDB ${versionOf(findBinary('mariadbd'))}`,
    // One program: the server goes by the second name where no other is installed.
    `Redis ${versionOf(findBinary('redis-server') ?? findBinary('redis-check-rdb'))}`,
    `Node ${process.versions.node}`,
  ];
  return `Ran on ${ranOn.join(', ')}.`;
}

function versionOf(file: string | undefined): string {
  if (file === undefined) return 'not found';
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return versionIn(stdout);
}

/** The first number with a dot in what a program says of itself; there are no words where it did not start. */
export const versionIn = (words: string | null): string =>
  /\d+(?:\.\d+)+/.exec(words ?? '')?.[0] ?? 'unknown';
