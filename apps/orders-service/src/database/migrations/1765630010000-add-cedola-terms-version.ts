import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two pages on which terms of cedole are changed do not overwrite one another. */
export class AddCedolaTermsVersion1765630010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE cedola_terms ADD COLUMN version int unsigned NOT NULL DEFAULT 1',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cedola_terms DROP COLUMN version');
  }
}
