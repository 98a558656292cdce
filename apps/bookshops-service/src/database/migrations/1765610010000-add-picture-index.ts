import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each time a picture is asked for, whether an approved bookshop shows it. */
export class AddPictureIndex1765610010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant ADD INDEX ix_tenant_picture (picture)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP INDEX ix_tenant_picture');
  }
}
