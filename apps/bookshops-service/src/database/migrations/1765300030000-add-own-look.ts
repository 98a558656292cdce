import { addNeededAtSql, mediaTablesSql } from '@zaino/service/media/media.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A bookshop's picture and colour, and the pictures that are kept. */
export class AddOwnLook1765300030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...mediaTablesSql, addNeededAtSql]) await runner.query(statement);
    await runner.query(`ALTER TABLE tenant
      ADD COLUMN picture varchar(60) NOT NULL DEFAULT '' AFTER pickup_notes,
      ADD COLUMN picture_alt varchar(150) NOT NULL DEFAULT '' AFTER picture,
      ADD COLUMN accent varchar(7) NOT NULL DEFAULT '' AFTER picture_alt`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE tenant DROP COLUMN picture, DROP COLUMN picture_alt, DROP COLUMN accent',
    );
    await runner.query('DROP TABLE media_variant, media');
  }
}
