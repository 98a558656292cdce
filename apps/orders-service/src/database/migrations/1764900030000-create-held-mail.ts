import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which addresses are proven, and which mails wait for that (docs/decisions/mail-rules.md). */
export class CreateHeldMail1764900030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proven_address (
        customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        email varchar(254) NOT NULL,
        told_at datetime(3) NOT NULL,
        PRIMARY KEY (customer_id)
      )`);
    await runner.query(`
      CREATE TABLE held_mail (
        event_id bigint UNSIGNED NOT NULL,
        order_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kind varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        held_at datetime(3) NOT NULL,
        PRIMARY KEY (event_id),
        KEY ix_held_mail_order_id (order_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE held_mail');
    await runner.query('DROP TABLE proven_address');
  }
}
