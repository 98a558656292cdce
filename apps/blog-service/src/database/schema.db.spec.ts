import {
  indexesOf,
  itIsWhatTheEntitiesAskFor,
  migratedSchema,
} from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';
import { CreateSearchWords1764800000000 } from './migrations/1764800000000-create-search-words';

const schema = migratedSchema(createDataSource);

describe('the schema of the blog', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('has an index for the public lists and for the moderation queue', async () => {
    const list = `SELECT id FROM article FORCE INDEX FOR ORDER BY (ix_article_published)
      WHERE deleted_at IS NULL AND status = ? ORDER BY published_at DESC LIMIT 12`;
    expect(await indexesOf(schema(), list, ['published'])).toEqual(['ix_article_published']);
    const queue = 'SELECT id FROM blog_comment WHERE state = ? ORDER BY created_at DESC LIMIT 50';
    expect(await indexesOf(schema(), queue, ['pending'])).toEqual(['ix_blog_comment_state']);
  });
});

describe('words and tags of articles', () => {
  it('are kept of those that were written before there was a search in the database', async () => {
    const database = schema();
    const runner = database.createQueryRunner();
    const migration = new CreateSearchWords1764800000000();
    await migration.down(runner);
    const [title, tags] = ['Lo zaino giusto', JSON.stringify(['Novità'])];
    await database.query(
      `INSERT INTO article (id, slug, title, content, plain_text, headings, reading_minutes, tags, author, status, created_at, updated_at)
       VALUES (7, 'zaino', ?, '', 'Pesalo', '[]', 1, ?, 'Redazione', 'published', NOW(), NOW())`,
      [title, tags],
    );
    await migration.up(runner);
    await runner.release();
    const words = await database.query<object[]>(
      'SELECT word, weight FROM article_word WHERE article_id = 7 ORDER BY word',
    );
    expect(words).toEqual([
      { word: 'giusto', weight: 100 },
      { word: 'novita', weight: 60 },
      { word: 'pesalo', weight: 20 },
      { word: 'zaino', weight: 100 },
    ]);
    expect(await database.query('SELECT tag, article_id AS id FROM article_tag')).toEqual([
      { tag: 'novita', id: 7 },
    ]);
  });
});
