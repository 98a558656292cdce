import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateUnsettledDay1763800070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE unsettled_day (
         day date NOT NULL,
         found_at datetime(3) NOT NULL,
         PRIMARY KEY (day)
       ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unsettled_day');
  }
}
