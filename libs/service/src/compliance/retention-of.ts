import type { Retention, RetentionKind } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import type { DataSource } from 'typeorm';

/** How a table is forgotten; names are our own and no input. */
export interface RetentionRule {
  kind: RetentionKind;
  table: string;
  /** Column that it is forgotten by; an index begins with it. */
  moment: string;
  keptFor: { days: number } | { years: number };
  /** Rows that are kept for good, or are none of a person any more, are left out by it. */
  where?: string;
}

/** Sweeps run every hour, and a copy may have been down for a night. */
const LATE_MS = DAY_MS;

/** How long something is kept and what of it is forgotten next, by the oldest row. */
export async function retentionOf(
  dataSource: DataSource,
  { kind, table, moment, keptFor, where = '1 = 1' }: RetentionRule,
  now: number,
): Promise<Retention> {
  const [row] = await dataSource.query<{ oldest: Date }[]>(
    `SELECT ${moment} AS oldest FROM ${table} WHERE ${moment} IS NOT NULL AND ${where}
     ORDER BY ${moment} LIMIT 1`,
  );
  const end = row && endOf(row.oldest, keptFor);
  return {
    kind,
    keptFor: keptWords(keptFor),
    oldest: row?.oldest.toISOString() ?? null,
    nextDeletion: end ? italianDay(end) : null,
    isLate: end !== undefined && end.getTime() + LATE_MS < now,
  };
}

function endOf(oldest: Date, keptFor: RetentionRule['keptFor']): Date {
  if ('days' in keptFor) return new Date(oldest.getTime() + keptFor.days * DAY_MS);
  const end = new Date(oldest);
  end.setUTCFullYear(end.getUTCFullYear() + keptFor.years);
  return end;
}

function keptWords(keptFor: RetentionRule['keptFor']): string {
  if ('days' in keptFor) return keptFor.days === 1 ? '1 giorno' : `${keptFor.days} giorni`;
  return keptFor.years === 1 ? '1 anno' : `${keptFor.years} anni`;
}
