import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder } from './pack';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-pack-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'entry.js'), 'x'.repeat(512));
  writeFileSync(join(folder, 'empty.css'), '');
  writeFileSync(join(folder, 'server/server.js'), 'perché '.repeat(100));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the system's own program says of an archive. */
const tar = (args: string[], archive: Buffer) =>
  spawnSync('tar', args, {
    input: archive,
    encoding: 'utf8',
    env: { LC_ALL: 'C', ...process.env },
  });

describe('a packed folder', () => {
  it('is an archive as any program reads it, of files alone', async () => {
    const { stdout, stderr } = tar(['-tzf', '-'], await packFolder(folder));
    expect({ stdout, stderr }).toEqual({
      stdout: 'empty.css\nentry.js\nserver/server.js\n',
      stderr: '',
    });
  });

  it('has each file as it is', async () => {
    const { stdout } = tar(['-xzOf', '-', 'server/server.js'], await packFolder(folder));
    expect(stdout).toBe('perché '.repeat(100));
  });

  it('is the same for the same files', async () => {
    const other = await packFolder(folder);
    expect((await packFolder(folder)).equals(other)).toBe(true);
  });
});
