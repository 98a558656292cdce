import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which versions of the legal texts an order was placed under; null in what there is, and in what copies of before write. */
export class AddAcceptedTexts1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order ADD COLUMN accepted_texts mediumtext NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_order DROP COLUMN accepted_texts');
  }
}
