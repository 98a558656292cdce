import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** From which address a device without a token has liked an article: its likes count once. */
export class CountLikesByAddress1764050010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE article_like_address (
      article_id int unsigned NOT NULL,
      address char(32) ${ascii} NOT NULL,
      created_at datetime(3) NOT NULL,
      PRIMARY KEY (article_id, address)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE article_like_address');
  }
}
