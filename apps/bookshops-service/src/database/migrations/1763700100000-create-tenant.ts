import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The primary key of domain_claim decides who has a sub-domain. ix_domain_claim_tenant_id serves the search for what
 * a bookshop holds, ix_domain_claim_held_until and ix_tenant_confirmed_at the sweep of reservations that lapsed.
 */
export class CreateTenant1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE tenant (
      id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      owner_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
      name varchar(120) NOT NULL DEFAULT '',
      domain varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      email varchar(254) NOT NULL DEFAULT '',
      phone varchar(30) NOT NULL DEFAULT '',
      address varchar(200) NOT NULL DEFAULT '',
      city varchar(100) NOT NULL DEFAULT '',
      postal_code varchar(5) NOT NULL DEFAULT '',
      province varchar(100) NOT NULL DEFAULT '',
      opening_hours text NOT NULL,
      offers_pickup tinyint(1) NOT NULL DEFAULT 0,
      pickup_notes varchar(500) NOT NULL DEFAULT '',
      state varchar(10) NOT NULL DEFAULT 'draft',
      confirmed_at datetime(3) NULL,
      released_at datetime(3) NULL,
      created_at datetime(3) NOT NULL,
      updated_at datetime(3) NOT NULL,
      INDEX ix_tenant_confirmed_at (confirmed_at, created_at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(`CREATE TABLE domain_claim (
      domain varchar(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      tenant_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      held_until datetime(3) NULL,
      INDEX ix_domain_claim_tenant_id (tenant_id),
      INDEX ix_domain_claim_held_until (held_until),
      PRIMARY KEY (domain)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE domain_claim');
    await runner.query('DROP TABLE tenant');
  }
}
