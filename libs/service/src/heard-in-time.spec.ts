import { once } from 'node:events';
import { setImmediate as immediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { isHeardInTime } from './heard-in-time';

const echo = `
  const { parentPort } = require('node:worker_threads');
  parentPort.once('message', () => parentPort.postMessage('here'));
`;

describe('what is to be heard in time', () => {
  it('is heard, be it a failure, and silence is none', async () => {
    expect(await isHeardInTime(Promise.resolve(), 1_000)).toBe(true);
    expect(await isHeardInTime(Promise.reject(new Error('gone')), 1_000)).toBe(true);
    expect(await isHeardInTime(new Promise(() => undefined), 120)).toBe(false);
  });

  it('is heard where this process was held up until the limit had gone by', async () => {
    const other = new Worker(echo, { eval: true });
    await once(other, 'online');
    // Behind it the timers come first, and what has come is read after them.
    await immediate();
    const answer = once(other, 'message');
    other.postMessage('there?');
    const isHeard = isHeardInTime(answer, 300);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 310);
    expect(await isHeard).toBe(true);
    await other.terminate();
  });
});
