import { mediaTablesSql } from '@zaino/service/media/media.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * ix_article_published and ix_article_category serve the public lists, ix_article_changed_at who follows what
 * changed, ix_article_deleted_at the sweep of what is too old to be restored; ix_blog_comment_article the comments
 * below an article, ix_blog_comment_state and ix_blog_comment_created_at the moderation queue;
 * ix_article_draft_saved_at and ix_view_batch_created_at the sweeps of what nobody needs any more.
 */
export class CreateBlog1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE blog_category (
      id int unsigned NOT NULL AUTO_INCREMENT,
      slug varchar(120) ${ascii} NOT NULL,
      name varchar(60) NOT NULL,
      UNIQUE INDEX ux_blog_category_slug (slug),
      UNIQUE INDEX ux_blog_category_name (name),
      PRIMARY KEY (id)
    ) ${table}`);
    await this.createArticle(runner);
    await this.createReaders(runner);
    for (const statement of mediaTablesSql) await runner.query(statement);
  }

  private async createArticle(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE article (
      id int unsigned NOT NULL AUTO_INCREMENT,
      slug varchar(120) ${ascii} NOT NULL,
      title varchar(200) NOT NULL,
      content mediumtext NOT NULL,
      plain_text mediumtext NOT NULL,
      headings mediumtext NOT NULL,
      reading_minutes smallint unsigned NOT NULL,
      excerpt varchar(500) NOT NULL DEFAULT '',
      category_id int unsigned NULL,
      tags text NOT NULL,
      author varchar(100) NOT NULL,
      featured_image varchar(2000) NOT NULL DEFAULT '',
      status varchar(12) NOT NULL,
      published_at datetime(3) NULL,
      views int unsigned NOT NULL DEFAULT 0,
      likes int unsigned NOT NULL DEFAULT 0,
      comments_count int unsigned NOT NULL DEFAULT 0,
      version int unsigned NOT NULL DEFAULT 1,
      creation_key char(32) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      deleted_at datetime(3) NULL,
      changed_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
      UNIQUE INDEX ux_article_slug (slug),
      UNIQUE INDEX ux_article_creation_key (creation_key),
      INDEX ix_article_published (status, published_at),
      INDEX ix_article_category (category_id, status, published_at),
      INDEX ix_article_changed_at (changed_at),
      INDEX ix_article_deleted_at (deleted_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE article_slug (
      slug varchar(120) ${ascii} NOT NULL,
      article_id int unsigned NOT NULL,
      was_public tinyint(1) NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      INDEX ix_article_slug_article_id (article_id),
      PRIMARY KEY (slug)
    ) ${table}`);
    await runner.query(`CREATE TABLE article_draft (
      admin_id char(36) ${ascii} NOT NULL,
      draft_key varchar(44) ${ascii} NOT NULL,
      fields mediumtext NOT NULL,
      base_version int unsigned NULL,
      saved_at datetime(3) NOT NULL,
      INDEX ix_article_draft_saved_at (saved_at),
      PRIMARY KEY (admin_id, draft_key)
    ) ${table}`);
  }

  private async createReaders(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE blog_comment (
      id int unsigned NOT NULL AUTO_INCREMENT,
      article_id int unsigned NOT NULL,
      name varchar(80) NOT NULL,
      email varchar(254) NOT NULL,
      content text NOT NULL,
      state varchar(10) NOT NULL,
      digest char(32) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      UNIQUE INDEX ux_blog_comment_digest (digest),
      INDEX ix_blog_comment_article (article_id, state, created_at),
      INDEX ix_blog_comment_state (state, created_at),
      INDEX ix_blog_comment_created_at (created_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE article_like (
      article_id int unsigned NOT NULL,
      voter char(32) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (article_id, voter)
    ) ${table}`);
    await runner.query(`CREATE TABLE view_batch (
      id char(36) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      INDEX ix_view_batch_created_at (created_at),
      PRIMARY KEY (id)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const readers = 'view_batch, article_like, blog_comment';
    const articles = 'article_draft, article_slug, article, blog_category';
    await runner.query(`DROP TABLE media_variant, media, ${readers}, ${articles}`);
  }
}
