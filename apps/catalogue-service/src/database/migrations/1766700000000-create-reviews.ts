import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/**
 * Reviews of products (docs/decisions/reviews.md). ux_review_author finds the one that somebody has written of a product
 * and all of an account; ix_review_product serves the page of a product, its stars and their count;
 * ix_review_state, ix_review_submitted_at and ix_review_open_reports the pages of the moderation.
 * ix_review_report_review_id serves the reports of a page and of a review that goes, ix_review_report_change_id an undo,
 * ix_review_change_created_at the sweep, ix_review_change_item_review_id a review that goes.
 */
export class CreateReviews1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE product
      ADD COLUMN customer_rating_hundredths int unsigned NOT NULL DEFAULT 0,
      ADD COLUMN customer_review_count int unsigned NOT NULL DEFAULT 0`);
    await runner.query(`CREATE TABLE review (
      id int unsigned NOT NULL AUTO_INCREMENT,
      product_id int unsigned NOT NULL,
      uid char(36) ${ascii} NOT NULL,
      stars tinyint unsigned NOT NULL,
      text text NOT NULL,
      image varchar(100) NULL,
      first_name varchar(30) NOT NULL,
      initial varchar(8) NOT NULL,
      state varchar(10) NOT NULL,
      refusal varchar(500) NULL,
      open_reports int unsigned NOT NULL DEFAULT 0,
      version int unsigned NOT NULL DEFAULT 1,
      decided_by char(36) ${ascii} NULL,
      answer text NULL,
      answered_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      submitted_at datetime(3) NOT NULL,
      UNIQUE INDEX ux_review_author (uid, product_id),
      INDEX ix_review_product (product_id, state, created_at, stars),
      INDEX ix_review_state (state, submitted_at),
      INDEX ix_review_submitted_at (submitted_at),
      INDEX ix_review_open_reports (open_reports, submitted_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await this.createReports(runner);
    await this.createChanges(runner);
  }

  private async createReports(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE review_report (
      id int unsigned NOT NULL AUTO_INCREMENT,
      review_id int unsigned NOT NULL,
      reason varchar(20) NOT NULL,
      text varchar(500) NOT NULL,
      digest char(32) ${ascii} NOT NULL,
      change_id char(36) ${ascii} NULL,
      created_at datetime(3) NOT NULL,
      UNIQUE INDEX ux_review_report_digest (digest),
      INDEX ix_review_report_review_id (review_id, change_id),
      INDEX ix_review_report_change_id (change_id),
      PRIMARY KEY (id)
    ) ${table}`);
  }

  private async createChanges(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE review_change (
      id char(36) ${ascii} NOT NULL,
      action varchar(10) NOT NULL,
      admin_id char(36) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      undone_at datetime(3) NULL,
      INDEX ix_review_change_created_at (created_at),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE review_change_item (
      change_id char(36) ${ascii} NOT NULL,
      review_id int unsigned NOT NULL,
      version int unsigned NOT NULL,
      state_before varchar(10) NOT NULL,
      refusal_before varchar(500) NULL,
      decided_before char(36) ${ascii} NULL,
      INDEX ix_review_change_item_review_id (review_id),
      PRIMARY KEY (change_id, review_id)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_change_item, review_change, review_report, review');
    await runner.query(
      'ALTER TABLE product DROP COLUMN customer_rating_hundredths, DROP COLUMN customer_review_count',
    );
  }
}
