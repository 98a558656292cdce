import { addNeededAtSql, dropNeededAtSql } from '@zaino/service/media/media.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images that nothing needs are forgotten (docs/decisions/image-sweep.md). */
export class HoldImages1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addNeededAtSql);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropNeededAtSql);
  }
}
