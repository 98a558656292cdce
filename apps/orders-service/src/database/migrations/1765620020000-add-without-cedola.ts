import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a line that a Comune pays costs the family, should the cedola be refused (docs/decisions/cedole.md). */
export class AddWithoutCedola1765620020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line ADD COLUMN without_cedola mediumtext NULL');
    // Their price is the cover price: nothing is off it.
    await runner.query(
      `UPDATE order_line SET cover_cents = NULL WHERE cedola_cents > 0 AND cover_cents = price_cents`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_line DROP COLUMN without_cedola');
  }
}
