import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The standard materials of a year of school (docs/decisions/class-supplies.md): some dozen rows. */
export class CreateClassSupplies1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE class_supplies (
      id int unsigned NOT NULL AUTO_INCREMENT,
      grade varchar(20) NOT NULL,
      year tinyint unsigned NOT NULL,
      wanted mediumtext NOT NULL,
      version int unsigned NOT NULL DEFAULT 1,
      updated_at datetime(3) NOT NULL,
      UNIQUE INDEX ux_class_supplies_year (grade, year),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE class_supplies');
  }
}
