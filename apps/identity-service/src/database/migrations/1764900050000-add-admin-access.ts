import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An admin's e-mail address, for the link that lifts a lock, and the browsers that admins use. The primary key serves
 * every sign-in, ix_known_admin_device_seen_at the cleanup, ix_known_admin_device_admin_id the foreign key.
 */
export class AddAdminAccess1764900050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE admin ADD COLUMN email varchar(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL',
    );
    await runner.query(`CREATE TABLE known_admin_device (
      device_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      admin_id char(36) NOT NULL,
      seen_at datetime(3) NOT NULL,
      INDEX ix_known_admin_device_admin_id (admin_id),
      INDEX ix_known_admin_device_seen_at (seen_at),
      PRIMARY KEY (device_hash, admin_id),
      CONSTRAINT fk_known_admin_device_admin FOREIGN KEY (admin_id) REFERENCES admin (id) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_admin_device');
    await runner.query('ALTER TABLE admin DROP COLUMN email');
  }
}
