import type { MigrationInterface, QueryRunner } from 'typeorm';

const holder = `holder_kind varchar(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      holder_id char(36) NOT NULL`;
const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';

/** ix_passkey_holder_kind_holder_id serves every sign-in of an account. */
export class CreateSecondFactor1764900040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE app_factor (
      ${holder},
      key_id varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      sealed_secret varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      last_step int unsigned NOT NULL,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NULL,
      PRIMARY KEY (holder_kind, holder_id)
    ) ${table}`);
    await runner.query(`CREATE TABLE passkey (
      id char(36) NOT NULL,
      ${holder},
      credential_id varchar(1400) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      public_key varbinary(4000) NOT NULL,
      counter int unsigned NOT NULL,
      transports varchar(310) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      rp_id varchar(253) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      name varchar(60) NOT NULL,
      created_at datetime(3) NOT NULL,
      last_used_at datetime(3) NULL,
      INDEX ix_passkey_holder_kind_holder_id (holder_kind, holder_id),
      UNIQUE INDEX ux_passkey_credential_id (credential_id),
      PRIMARY KEY (id)
    ) ${table}`);
    await runner.query(`CREATE TABLE recovery_code (
      ${holder},
      code_hash varchar(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      PRIMARY KEY (holder_kind, holder_id, code_hash)
    ) ${table}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['recovery_code', 'passkey', 'app_factor']) {
      await runner.query(`DROP TABLE ${name}`);
    }
  }
}
