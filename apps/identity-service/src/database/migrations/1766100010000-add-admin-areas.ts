import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each admin may do. Whoever was an admin before could do everything; a row that says nothing may do nothing. */
export class AddAdminAreas1766100010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE admin ADD COLUMN areas varchar(60) NOT NULL DEFAULT ''");
    await runner.query("UPDATE admin SET areas = 'all'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin DROP COLUMN areas');
  }
}
