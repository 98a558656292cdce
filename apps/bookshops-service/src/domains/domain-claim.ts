import { bookshopsErrorCodes } from '@zaino/contracts/bookshops';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { DomainClaimEntity } from './domain-claim.entity';

/** How long an account that is being made may take. */
export const RESERVATION_MS = 10 * MINUTE_MS;

/** How long nobody else may have a domain that was in use: its old links and search results lead there. */
const QUARANTINE_MS = 90 * DAY_MS;

/** What the database answers where it inserted nothing but changed a row. */
const ROW_CHANGED = 2;

export const domainTakenText = 'Questo dominio è già occupato';

export interface Claim {
  domain: string;
  tenantId: string;
  /** Null: for good. */
  heldUntil: Date | null;
  now: Date;
}

/**
 * Makes the domain the bookshop's, within a transaction; a `conflict` where another has it. A claim whose time is
 * over gives way; the own domain that was given up comes back. True where a claim that was there has changed.
 */
export async function claimDomain(manager: EntityManager, claim: Claim): Promise<boolean> {
  const { domain, tenantId, heldUntil, now } = claim;
  // One statement, so that the row is locked from its first look on. It assigns from left to right.
  const { affectedRows } = await manager.query<{ affectedRows: number }>(
    `INSERT INTO domain_claim (domain, tenant_id, held_until) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE
       tenant_id = IF(held_until <= ?, VALUES(tenant_id), tenant_id),
       held_until = IF(tenant_id = VALUES(tenant_id), VALUES(held_until), held_until)`,
    [domain, tenantId, heldUntil, now],
  );
  const owned = await manager.findOneByOrFail(DomainClaimEntity, { domain });
  if (owned.tenantId !== tenantId) {
    throw new DomainError('conflict', bookshopsErrorCodes.domainTaken, { detail: domainTakenText });
  }
  return affectedRows === ROW_CHANGED;
}

/** From now on nobody may have the bookshop's domain for 90 days but the bookshop itself. */
export async function giveUpDomain(
  manager: EntityManager,
  { domain, tenantId, now }: Omit<Claim, 'heldUntil'>,
): Promise<void> {
  const heldUntil = new Date(now.getTime() + QUARANTINE_MS);
  await manager.update(DomainClaimEntity, { domain, tenantId }, { heldUntil });
}

/** Whether somebody else may have the domain now. */
export async function isFree(
  manager: EntityManager,
  { domain, now }: Pick<Claim, 'domain' | 'now'>,
): Promise<boolean> {
  const claim = await manager.findOneBy(DomainClaimEntity, { domain });
  return claim === null || (claim.heldUntil !== null && claim.heldUntil <= now);
}
