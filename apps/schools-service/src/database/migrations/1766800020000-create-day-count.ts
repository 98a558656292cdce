import { dayCountTableSql } from '@zaino/service/day-counts/day-count.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches by name and lists that were read, by day. */
export class CreateDayCount1766800020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dayCountTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE day_count');
  }
}
