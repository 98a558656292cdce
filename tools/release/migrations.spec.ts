import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judgeMigrations, type MigrationClass } from '@zaino/service/migrations/judge-migrations';
import { workspaceRoot } from '@zaino/tools/machine/config';
import type { QueryRunner } from 'typeorm';
import { liveMigrations } from './live-migrations';

const folderOf = (service: string) =>
  join(workspaceRoot, 'apps', service, 'src/database/migrations');
const withMigrations = readdirSync(join(workspaceRoot, 'apps')).filter((app) =>
  existsSync(folderOf(app)),
);

async function migrationsOf(service: string): Promise<MigrationClass[]> {
  const files = readdirSync(folderOf(service)).filter((file) => /^\d+-[\w-]+\.ts$/.test(file));
  const found = files.sort().map(async (file) => {
    const module = (await import(join(folderOf(service), file))) as Record<string, unknown>;
    return Object.values(module).find(isMigration) ?? [];
  });
  return (await Promise.all(found)).flat();
}

const isMigration = (value: unknown): value is MigrationClass =>
  typeof value === 'function' && 'up' in ((value.prototype as object | undefined) ?? {});

const momentOf = ({ name }: MigrationClass) => Number(/\d{13}$/.exec(name)?.[0]);

describe('migrations that are not live yet', () => {
  it.each(withMigrations)('of %s are borne by the version before', async (service) => {
    const live = liveMigrations[service] ?? 0;
    const all = await migrationsOf(service);
    expect(all.length).toBeGreaterThan(0);
    const done = all.filter((migration) => momentOf(migration) <= live);
    expect(await judgeMigrations(all, new Set(done.map(({ name }) => name)))).toEqual([]);
  });

  it('are judged by what the files before them say', async () => {
    const all = await migrationsOf('blog-service');
    class Narrow2000000000000 {
      async up(runner: QueryRunner): Promise<void> {
        await runner.query('ALTER TABLE blog_category MODIFY name varchar(30) NOT NULL');
      }
      down = () => Promise.resolve();
    }
    const done = new Set(all.map(({ name }) => name));
    expect(await judgeMigrations([...all, Narrow2000000000000], done)).toEqual([
      'Narrow2000000000000 narrows blog_category.name from varchar(60) to varchar(30)',
    ]);
  });
});
