import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk } from '@zaino/testing/small-disk';
import { LogRotation } from './log-rotation';

const limits = { maxBytes: 100, maxAgeMs: 1_000, kept: 2, keptMs: 10_000 };

describe('a log', () => {
  let folder: string;
  let file: string;
  const former = (age: number) => readFileSync(`${file}.${age}`, 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'zaino-log-'));
    file = join(folder, 'x.log');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is begun anew once it is too large, and its process goes on at the begin', () => {
    const log = openSync(file, 'a');
    const rotation = new LogRotation(file, limits);
    writeSync(log, 'a'.repeat(100));
    rotation.look(Date.now());
    expect(existsSync(`${file}.1`)).toBe(false);
    writeSync(log, 'b');
    rotation.look(Date.now());
    writeSync(log, 'next');
    expect(readFileSync(file, 'utf8')).toBe('next');
    expect(former(1)).toBe(`${'a'.repeat(100)}b`);
  });

  it('is begun anew once it is too old, and an empty one never', () => {
    const rotation = new LogRotation(file, limits);
    const now = Date.now();
    writeFileSync(file, '');
    rotation.look(now + 5_000);
    appendFileSync(file, 'line');
    rotation.look(now + 5_500);
    expect(readdirSync(folder)).toEqual(['x.log']);
    rotation.look(now + 6_500);
    expect(former(1)).toBe('line');
  });

  it('has as many former contents as asked for, the youngest first', () => {
    const rotation = new LogRotation(file, limits);
    for (const content of ['one', 'two', 'three']) {
      appendFileSync(file, content);
      rotation.rotate(Date.now());
    }
    expect([former(1), former(2)]).toEqual(['three', 'two']);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('has no former contents that are too old', () => {
    writeFileSync(`${file}.1`, 'old');
    writeFileSync(`${file}.2`, 'older');
    const now = Date.now();
    utimesSync(`${file}.1`, now / 1000, (now - 9_000) / 1000);
    utimesSync(`${file}.2`, now / 1000, (now - 11_000) / 1000);
    new LogRotation(file, limits).look(now);
    expect(readdirSync(folder)).toEqual(['x.log.1']);
  });
});

const smallDisk = mountSmallDisk('64k');
afterAll(() => smallDisk?.remove());

(smallDisk ? it : it.skip)('a log is emptied also where the disk has no room for a copy', () => {
  const file = join(smallDisk?.folder ?? '', 'x.log');
  writeFileSync(file, Buffer.alloc(40 * 1024, 'a'));
  new LogRotation(file, limits).look(Date.now());
  expect(readFileSync(file, 'utf8')).toBe('');
  expect(readdirSync(smallDisk?.folder ?? '')).toEqual(['x.log']);
});
