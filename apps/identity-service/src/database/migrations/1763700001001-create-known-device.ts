import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The primary key serves every sign-in, ix_known_device_seen the cleanup, ix_known_device_uid the foreign key. */
export class CreateKnownDevice1763700001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE known_device (
      device_hash char(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      uid char(36) NOT NULL,
      seen_at datetime(3) NOT NULL,
      INDEX ix_known_device_uid (uid),
      INDEX ix_known_device_seen (seen_at),
      PRIMARY KEY (device_hash, uid),
      CONSTRAINT fk_known_device_user FOREIGN KEY (uid) REFERENCES user (uid) ON DELETE CASCADE ON UPDATE NO ACTION
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_device');
  }
}
