import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOrderMails1765200010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE tenant ADD COLUMN order_mails varchar(8)
         CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'each'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tenant DROP COLUMN order_mails');
  }
}
