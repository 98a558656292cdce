import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Registrations filled the e-mail for customers with the owner's own, which nobody was asked to show: each says it anew. */
export class ForgetOwnersEmails1765620020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE tenant SET email = '' WHERE email <> ''`);
  }

  /** What was forgotten is not known any more. */
  async down(): Promise<void> {}
}
