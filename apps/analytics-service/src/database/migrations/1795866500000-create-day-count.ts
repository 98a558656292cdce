import { dayCountTableSql } from '@zaino/service/day-counts/day-count.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uses of the one search, by day. */
export class CreateDayCount1795866500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(dayCountTableSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE day_count');
  }
}
