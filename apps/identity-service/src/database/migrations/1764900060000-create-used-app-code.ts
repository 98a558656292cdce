import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies that still run go by last_step of app_factor alone, which is therefore written on. */
export class CreateUsedAppCode1764900060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE used_app_code (
      holder_kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      holder_id char(36) NOT NULL,
      step int unsigned NOT NULL,
      PRIMARY KEY (holder_kind, holder_id, step)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`INSERT INTO used_app_code (holder_kind, holder_id, step)
      SELECT holder_kind, holder_id, last_step FROM app_factor`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE used_app_code');
  }
}
