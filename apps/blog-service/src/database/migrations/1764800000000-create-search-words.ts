import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepWords } from '../../search/keep-words';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const word = 'varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const BATCH = 100;

interface ArticleRow {
  id: number;
  title: string;
  excerpt: string;
  tags: string;
  plainText: string;
}

/**
 * Words and tags by which articles are found (docs/decisions/blog-reading.md): the primary keys serve the search and
 * the lists of a tag, ix_search_word_inflection and ix_search_word_stem other forms of a word,
 * ix_article_word_article_id and ix_article_tag_article_id saves and the sweep. ix_article_published holds all that
 * lists ask for, so that no list reads the rows with their texts.
 */
export class CreateSearchWords1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE search_word (
      word ${word},
      inflection ${word},
      stem ${word},
      letters int unsigned NOT NULL,
      INDEX ix_search_word_inflection (inflection),
      INDEX ix_search_word_stem (stem),
      PRIMARY KEY (word)
    ) ${table}`);
    await runner.query(`CREATE TABLE article_word (
      word ${word},
      article_id int unsigned NOT NULL,
      weight tinyint unsigned NOT NULL,
      INDEX ix_article_word_article_id (article_id),
      PRIMARY KEY (word, article_id)
    ) ${table}`);
    await runner.query(`CREATE TABLE article_tag (
      tag varchar(160) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
      article_id int unsigned NOT NULL,
      INDEX ix_article_tag_article_id (article_id),
      PRIMARY KEY (tag, article_id)
    ) ${table}`);
    await runner.query(`ALTER TABLE article DROP INDEX ix_article_published, ADD INDEX ix_article_published
      (deleted_at, status, published_at, updated_at, category_id)`);
    for (let last = 0, isMore = true; isMore;) {
      const articles = await this.readArticles(runner, last);
      for (const { id, tags, ...text } of articles) {
        await keepWords(runner.manager, id, { ...text, tags: JSON.parse(tags) as string[] });
        last = id;
      }
      isMore = articles.length === BATCH;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE article DROP INDEX ix_article_published,
      ADD INDEX ix_article_published (status, published_at)`);
    await runner.query('DROP TABLE article_tag, article_word, search_word');
  }

  /** Those after an id, the deleted ones that can be restored too. */
  private readArticles(runner: QueryRunner, last: number): Promise<ArticleRow[]> {
    return runner.manager.query<ArticleRow[]>(
      `SELECT id, title, excerpt, tags, plain_text AS plainText FROM article
       WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    );
  }
}
