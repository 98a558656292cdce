import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTestDatabase } from '@zaino/testing/test-database';
import type { TestDatabase } from '@zaino/testing/test-database';
import { adoptionText, writeFiles } from './import/testing/ministry-files';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function cli(...args: string[]) {
  return cliOn(database.url, args);
}

function cliOn(url: string, args: string[]) {
  const hooks = join(import.meta.dirname, '../../../libs/testing/src/typescript-hooks.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', hooks, join(import.meta.dirname, 'cli.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, MYSQL_URL: url }, timeout: 90_000 },
  );
  return { status, stdout, stderr };
}

describe('the command line', () => {
  it('migrates, seeds, finds no drift and imports', () => {
    expect(cli('migrate')).toMatchObject({ status: 0, stdout: '12 migrations ran.\n' });
    expect(cli('migrate')).toMatchObject({ status: 0, stdout: 'The schema is up to date.\n' });
    expect(cli('seed')).toMatchObject({ status: 0, stdout: '26 spending caps are in place.\n' });
    expect(cli('drift')).toMatchObject({ status: 0, stdout: '' });
    const files = writeFiles({ 'ALTMARCHE000020250709.csv': adoptionText([{}, {}]) });
    const { status, stdout } = cli('import', ...files);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^ALTMARCHE000020250709.csv +2025\/26 +2 +1 +1 +0$/m);
    expect(stdout).toMatch(/^total +2 +1 +1 +0$/m);
  });

  it.each([
    [['import', '/missing.csv'], '/missing.csv does not exist.\n'],
    [['import'], 'Name at least one file or folder to import.\n'],
    [['import', 'a.csv', '--year', 'x'], '--year takes the first calendar year'],
    [['import', 'a.csv', '--fast'], "Unknown option '--fast'"],
    [['sing'], 'Usage: cli.js <command>'],
  ])('ends %j with 1 and one sentence', (args, sentence) => {
    const { status, stdout, stderr } = cli(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    ['mysql://nobody@127.0.0.1:1/none', 'does not answer'],
    ['http://127.0.0.1', 'MYSQL_URL'],
  ])('says in a sentence what is wrong with the database at %s', (url, sentence) => {
    const files = writeFiles({ 'ALTMARCHE000020250709.csv': adoptionText([{}]) });
    const { status, stderr } = cliOn(url, ['import', ...files]);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });
});
