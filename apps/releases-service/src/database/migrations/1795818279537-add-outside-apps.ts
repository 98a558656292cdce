import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apps of teams outside this repository. ux_outside_app_path gives no path to two of them. */
export class AddOutsideApps1795818279537 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE outside_app (
      app varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      path varchar(60) CHARACTER SET ascii COLLATE ascii_bin NULL,
      added_at datetime(3) NOT NULL,
      added_by varchar(120) NOT NULL,
      UNIQUE INDEX ux_outside_app_path (path),
      PRIMARY KEY (app)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outside_app');
  }
}
