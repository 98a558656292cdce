import { createHash } from 'node:crypto';
import type { AuditEntryEntity } from './audit-entry.entity';
import { canonicalJson } from './canonical-json';

/** The hash of an entry: SHA-256, in hexadecimal digits, over all that it says and the hash before it. */
export function entryHash(entry: Omit<AuditEntryEntity, 'hash'>): string {
  const { at, recordedAt, stateBefore, stateAfter, ...said } = entry;
  const whole = {
    ...said,
    at: at.toISOString(),
    recordedAt: recordedAt.toISOString(),
    stateBefore: stateOf(stateBefore),
    stateAfter: stateOf(stateAfter),
  };
  return createHash('sha256').update(canonicalJson(whole)).digest('hex');
}

/** What a column holds of a state. */
export function stateOf(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}
