import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What categories were called before they were renamed; ix_blog_category_alias_category_id serves their removal. */
export class CreateCategoryAlias1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE blog_category_alias (
      kind varchar(4) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      word varchar(120) NOT NULL,
      category_id int unsigned NOT NULL,
      INDEX ix_blog_category_alias_category_id (category_id),
      PRIMARY KEY (kind, word)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blog_category_alias');
  }
}
