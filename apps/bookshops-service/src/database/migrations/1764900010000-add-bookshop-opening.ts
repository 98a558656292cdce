import { outboxTableSql } from '@zaino/service/outbox/outbox-message.entity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is open stays open, since families have ordered there, and waits for an admin's look; so do bookshops that were
 * open once. Accounts for payments that nobody has checked get no money until the provider knows them.
 * ix_tenant_applied_at and ix_tenant_changes_since serve the list of what waits, ix_opening_event_tenant_id_at a
 * bookshop's history. No row of opening_event is ever changed or removed.
 */
export class AddBookshopOpening1764900010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE tenant
      ADD COLUMN vat_number varchar(11) NOT NULL DEFAULT '' AFTER province,
      ADD COLUMN vat_found_at datetime(3) NULL AFTER vat_number,
      ADD COLUMN pending_account_id varchar(64) CHARACTER SET ascii COLLATE ascii_bin NULL AFTER stripe_account_id,
      ADD COLUMN address_proven_at datetime(3) NULL AFTER state,
      ADD COLUMN applied_at datetime(3) NULL AFTER address_proven_at,
      ADD COLUMN approved_at datetime(3) NULL AFTER applied_at,
      ADD COLUMN changes_since datetime(3) NULL AFTER approved_at,
      ADD COLUMN pending_changes text NULL AFTER changes_since,
      ADD COLUMN decision_reason varchar(500) NOT NULL DEFAULT '' AFTER pending_changes,
      ADD INDEX ix_tenant_applied_at (applied_at),
      ADD INDEX ix_tenant_changes_since (changes_since),
      ADD INDEX ix_tenant_vat_number (vat_number)`);
    await runner.query(`CREATE TABLE opening_event (
      id bigint unsigned NOT NULL AUTO_INCREMENT,
      tenant_id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      at datetime(3) NOT NULL,
      action varchar(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      actor_kind varchar(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      actor_id char(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
      actor_name varchar(120) NULL,
      reason varchar(500) NOT NULL DEFAULT '',
      before_facts text NOT NULL,
      after_facts text NOT NULL,
      INDEX ix_opening_event_tenant_id_at (tenant_id, at),
      PRIMARY KEY (id)
    ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`);
    await runner.query(outboxTableSql);
    await takeOver(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_message');
    await runner.query('DROP TABLE opening_event');
    await runner.query(
      'UPDATE tenant SET stripe_account_id = pending_account_id WHERE stripe_account_id IS NULL',
    );
    await runner.query(`ALTER TABLE tenant
      DROP INDEX ix_tenant_applied_at,
      DROP INDEX ix_tenant_changes_since,
      DROP INDEX ix_tenant_vat_number,
      DROP COLUMN vat_number,
      DROP COLUMN vat_found_at,
      DROP COLUMN pending_account_id,
      DROP COLUMN address_proven_at,
      DROP COLUMN applied_at,
      DROP COLUMN approved_at,
      DROP COLUMN changes_since,
      DROP COLUMN pending_changes,
      DROP COLUMN decision_reason`);
  }
}

async function takeOver(runner: QueryRunner): Promise<void> {
  const wasOpen = "state IN ('open', 'paused') AND released_at IS NULL";
  await runner.query(
    `UPDATE tenant SET approved_at = UTC_TIMESTAMP(3), applied_at = UTC_TIMESTAMP(3) WHERE ${wasOpen}`,
  );
  await runner.query(`INSERT INTO opening_event
      (tenant_id, at, action, actor_kind, before_facts, after_facts)
    SELECT id, UTC_TIMESTAMP(3), 'taken-over', 'shop', '{}', JSON_OBJECT('state', state, 'name', name,
      'address', address, 'postalCode', postal_code, 'city', city, 'province', province, 'pickupNotes', pickup_notes)
    FROM tenant WHERE ${wasOpen}`);
  await runner.query(
    'UPDATE tenant SET pending_account_id = stripe_account_id, stripe_account_id = NULL WHERE stripe_account_id IS NOT NULL',
  );
}
