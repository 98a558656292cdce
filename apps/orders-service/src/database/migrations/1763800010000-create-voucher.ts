import type { MigrationInterface, QueryRunner } from 'typeorm';

/** ix_voucher_created_at serves the list of staff, newest first. */
export class CreateVoucher1763800010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE voucher (
      code varchar(30) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      kind varchar(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      value_hundredths int unsigned NOT NULL,
      applies_to varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      valid_from datetime(3) NOT NULL,
      valid_until datetime(3) NOT NULL,
      most_uses int unsigned NULL,
      uses int unsigned NOT NULL DEFAULT 0,
      created_at datetime(3) NOT NULL,
      INDEX ix_voucher_created_at (created_at),
      PRIMARY KEY (code)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE voucher');
  }
}
