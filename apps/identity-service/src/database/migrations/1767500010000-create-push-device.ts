import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Browsers that get pushes. ix_push_device_user_uid serves the notices of an account and its end, ix_push_device_since the
 * sweep.
 */
export class CreatePushDevice1767500010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE push_device (
      id char(36) NOT NULL,
      user_uid char(36) NOT NULL,
      family varchar(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      device varchar(80) NOT NULL,
      endpoint varchar(1000) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      endpoint_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      p256dh char(87) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      auth char(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      since datetime(3) NOT NULL,
      shown varchar(600) NOT NULL,
      INDEX ix_push_device_user_uid (user_uid),
      INDEX ix_push_device_since (since),
      UNIQUE INDEX ux_push_device_family (family),
      UNIQUE INDEX ux_push_device_endpoint_hash (endpoint_hash),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE push_device');
  }
}
