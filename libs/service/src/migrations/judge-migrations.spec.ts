import type { QueryRunner } from 'typeorm';
import { judgeMigrations } from './judge-migrations';

function migration(name: string, ...statements: string[]) {
  class Some {
    static contracts?: string;
    async up(runner: QueryRunner): Promise<void> {
      for (const sql of statements) await runner.query(sql);
    }
    down(): Promise<void> {
      return Promise.resolve();
    }
  }
  Object.defineProperty(Some, 'name', { value: name });
  return Some;
}

const create = migration('Create1', 'CREATE TABLE book (id int NOT NULL, note text NULL)');
const expand = migration('Expand2', 'ALTER TABLE book ADD remark text NULL');

describe('the migrations that would run', () => {
  it('are judged, those that stand are not', async () => {
    const drop = migration('Drop2', 'ALTER TABLE book DROP note');
    expect(await judgeMigrations([create, drop], new Set(['Create1', 'Drop2']))).toEqual([]);
    expect(await judgeMigrations([create, drop], new Set(['Create1']))).toEqual([
      'Drop2 drops of book: note',
    ]);
  });

  it('may contract what a version that was live has made room for', async () => {
    const contract = migration('Contract3', 'ALTER TABLE book DROP note');
    contract.contracts = 'Expand2';
    const all = [create, expand, contract];
    expect(await judgeMigrations(all, new Set(['Create1', 'Expand2']))).toEqual([]);
    expect(await judgeMigrations(all, new Set(['Create1']))).toEqual([
      'Contract3 contracts Expand2, which no version that was live has brought',
    ]);
  });

  it('are refused where nobody can tell what they do', async () => {
    class Odd4 {
      async up(runner: QueryRunner): Promise<void> {
        await runner.dropTable('book');
      }
      down(): Promise<void> {
        return Promise.resolve();
      }
    }
    const [why] = await judgeMigrations([create, Odd4], new Set(['Create1']));
    expect(why).toContain('Odd4 cannot be read without a database');
  });
});
