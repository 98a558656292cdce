import type { MigrationInterface, QueryRunner } from 'typeorm';

const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** The mail of the week (docs/decisions/favourites-and-notices.md); ix_weekly_mail_told_at serves the sweep. */
export class CreateWeeklyMail1767410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE weekly_mail (
        customer_id char(36) ${ascii} NOT NULL,
        week varchar(10) ${ascii} NOT NULL,
        told_at datetime(3) NOT NULL,
        PRIMARY KEY (customer_id, week),
        KEY ix_weekly_mail_told_at (told_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE weekly_mail');
  }
}
