import { dayCountTableSql } from '@zaino/service/day-counts/day-count.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches for products, by day. */
export class CreateDayCount1766800030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dayCountTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE day_count');
  }
}
