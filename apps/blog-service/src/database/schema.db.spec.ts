import {
  indexesOf,
  itIsWhatTheEntitiesAskFor,
  migratedSchema,
} from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

describe('the schema of the blog', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('has an index for the public lists and for the moderation queue', async () => {
    const list = `SELECT id FROM article FORCE INDEX FOR ORDER BY (ix_article_published)
      WHERE status = ? ORDER BY published_at DESC LIMIT 12`;
    expect(await indexesOf(schema(), list, ['published'])).toEqual(['ix_article_published']);
    const queue = 'SELECT id FROM blog_comment WHERE state = ? ORDER BY created_at DESC LIMIT 50';
    expect(await indexesOf(schema(), queue, ['pending'])).toEqual(['ix_blog_comment_state']);
  });
});
