import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const fileOf = (name: string) => JSON.stringify(join(import.meta.dirname, name));

const start = `
  const { parentPort } = require('node:worker_threads');
  import(${fileOf('typescript-hooks.mjs')})
    .then(() => import(${fileOf('test-servers.ts')}))
    .then(({ startTestRedis }) => startTestRedis())
    .then((url) => parentPort.postMessage(url));`;

/** A thread that has started a server of its own; gives its URL. */
async function startThread() {
  const worker = new Worker(start, { eval: true, execArgv: [] });
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return { url, end: () => worker.terminate() };
}

describe('servers of tests', () => {
  it('are not shared by threads of a process, since they end with what started them', async () => {
    const threads = await Promise.all([startThread(), startThread()]);
    expect(new Set(threads.map(({ url }) => url)).size).toBe(2);
    await Promise.all(threads.map(({ end }) => end()));
  });
});
