import { fork } from 'node:child_process';
import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import type { CallToSend } from '@zaino/tools/buyers/caller';

/** What keeps the shop busy: a call, or bytes of which nothing comes back. */
export interface BusyOrder {
  url: string;
  atOnce: number;
  call?: CallToSend;
  bytes?: string;
}

/** Keeps the shop busy from a process of its own while `work` is under way: it must not slow down what measures. */
export async function underLoad<Result>(
  order: BusyOrder,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(import.meta.dirname, 'keep-busy.ts');
  const child = fork(file, [JSON.stringify(order)], { execArgv: typescriptFlags });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await work();
  } finally {
    child.kill();
    await ended;
  }
}
