import { pendingSchemaChanges } from '@zaino/service/database-commands';
import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the schema of the blog', () => {
  it('is what the entities ask for, also after it was taken down and made again', async () => {
    expect(await pendingSchemaChanges(dataSource)).toEqual([]);
    await dataSource.undoLastMigration();
    await dataSource.runMigrations();
    expect(await pendingSchemaChanges(dataSource)).toEqual([]);
  });

  /** Index by which a statement finds its rows. */
  const indexOf = async (statement: string, parameters: unknown[]) => {
    const rows = await dataSource.query<{ key: string | null; Extra: string | null }[]>(
      `EXPLAIN ${statement}`,
      parameters,
    );
    return rows.map((row) => row.key);
  };

  it('has an index for the public lists and for the moderation queue', async () => {
    const list = `SELECT id FROM article FORCE INDEX FOR ORDER BY (ix_article_published)
      WHERE status = ? ORDER BY published_at DESC LIMIT 12`;
    expect(await indexOf(list, ['published'])).toEqual(['ix_article_published']);
    const queue = 'SELECT id FROM blog_comment WHERE state = ? ORDER BY created_at DESC LIMIT 50';
    expect(await indexOf(queue, ['pending'])).toEqual(['ix_blog_comment_state']);
  });
});
