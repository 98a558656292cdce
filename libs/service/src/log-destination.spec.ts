import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mountSmallDisk } from '@zaino/testing/small-disk';
import { pino } from 'pino';
import { LogDestination } from './log-destination';

const line = (text: string) => `${JSON.stringify({ message: text.padEnd(1_000) })}\n`;

describe('a log on a device that is always full', () => {
  let full: number;
  beforeEach(() => {
    full = openSync('/dev/full', 'a');
  });
  afterEach(() => closeSync(full));

  it('ends the process where nobody minds the stream', () => {
    const stream = pino.destination({ dest: full, sync: true });
    expect(() => stream.write(line('lost'))).toThrow('ENOSPC');
  });

  it('lets the process go on, holds little and counts the rest', () => {
    const log = new LogDestination(full);
    for (let count = 0; count < 1_000; count += 1) log.write(line('lost'));
    expect(log.dropped).toBeGreaterThan(700);
    expect(log.dropped).toBeLessThan(800);
  });
});

let fd: number | undefined;
const smallDisk = mountSmallDisk('256k');
afterAll(() => {
  if (fd !== undefined) closeSync(fd);
  smallDisk?.remove();
});

(smallDisk === undefined ? it.skip : it)(
  'on a disk that was full for a while has whole lines, and tells how many are missing',
  async () => {
    const folder = smallDisk?.folder ?? '';
    writeFileSync(join(folder, 'other'), Buffer.alloc(128 * 1024));
    const file = join(folder, 'log');
    fd = openSync(file, 'a');
    const log = new LogDestination(fd);
    const told: number[] = [];
    log.onRecovered = (dropped) => void told.push(dropped);
    for (let count = 0; count < 600; count += 1) log.write(line(`n${count}`));
    await new Promise(setImmediate);
    expect(log.dropped).toBeGreaterThan(0);
    expect(told).toEqual([]);
    rmSync(join(folder, 'other'));
    smallDisk?.resize('1m');
    log.write(line('again'));
    log.write(line('and again'));
    await new Promise(setImmediate);
    expect(told).toEqual([log.dropped]);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.length).toBe(602 - log.dropped);
    for (const text of lines) expect(() => JSON.parse(text) as unknown).not.toThrow();
  },
);
