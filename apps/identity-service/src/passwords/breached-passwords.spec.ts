import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BreachedPasswords } from './breached-passwords';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex');
const stolen = Array.from({ length: 500 }, (_, n) => `stolen-${n}`);

describe('the list of stolen passwords', () => {
  let folder: string;
  const opened: BreachedPasswords[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'breached-'));
  });
  afterEach(async () => {
    for (const list of opened.splice(0)) await list.onApplicationShutdown();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const open = async (content: string) => {
    const path = join(folder, 'list.txt');
    await writeFile(path, content);
    const list = new BreachedPasswords({ BREACHED_PASSWORDS_FILE: path });
    opened.push(list);
    await list.onModuleInit();
    return list;
  };
  const sorted = (line: (hash: string, index: number) => string, end = '\n') =>
    stolen
      .map(hashOf)
      .toSorted()
      .map(line)
      .map((text) => text + end)
      .join('');

  it.each([
    ['whole hashes', sorted((hash) => hash)],
    ['capitals, counts and Windows lines', sorted((h, n) => `${h.toUpperCase()}:${n}`, '\r\n')],
    ['the first digits', sorted((hash) => hash.slice(0, 16))],
    ['no end of the last line', sorted((hash) => hash).trimEnd()],
  ])('finds each one in a list of %s, and no other', async (_what, content) => {
    const list = await open(content);
    for (const password of stolen) expect(await list.has(password)).toBe(true);
    for (const password of stolen) expect(await list.has(`${password}!`)).toBe(false);
  });

  it('finds the only one', async () => {
    const list = await open(hashOf('alone'));
    expect([await list.has('alone'), await list.has('other')]).toEqual([true, false]);
  });

  it('may be missing', async () => {
    const list = new BreachedPasswords({ BREACHED_PASSWORDS_FILE: undefined });
    await list.onModuleInit();
    expect(await list.has('stolen-1')).toBe(false);
  });

  it.each([
    ['is empty', '', 'the list is empty'],
    ['is no list', 'password\nqwerty\n', 'a line that is no hash'],
    ['is not in order', `${'f'.repeat(40)}\n${'0'.repeat(40)}\n`, 'not in ascending order'],
    ['has lines of two kinds', `${'0'.repeat(16)}\n${'f'.repeat(40)}\n`, 'differ in length'],
  ])('keeps the service from starting where it %s', async (_what, content, words) => {
    await expect(open(content)).rejects.toThrow(words);
  });

  it('keeps the service from starting where it is not there, and names the setting', async () => {
    const path = join(folder, 'nowhere');
    const list = new BreachedPasswords({ BREACHED_PASSWORDS_FILE: path });
    await expect(list.onModuleInit()).rejects.toThrow(/^BREACHED_PASSWORDS_FILE: ENOENT/);
  });
});
