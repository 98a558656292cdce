import { type ComplianceCheck, MOST_FINDINGS } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { DataSource } from 'typeorm';
import { shortDay } from '../cedole-desk/distinta-days';
import { expecting } from '../orders/expected-days';
import { orderFinding } from './order-finding';

/** Unless a day was agreed (Codice del consumo, art. 61); a broken promise older than that is one, too. */
const LONGEST_DAYS = 30;

interface LateRow {
  id: string;
  number: string;
  /** Null where no day was ever said. */
  promised: string | null;
  lines: string;
}

/** Orders with lines whose day is over or that have none, by `ix_order_line_state`. */
export async function deliveryDays(dataSource: DataSource, now: number): Promise<ComplianceCheck> {
  const today = italianDay(now);
  const [count] = await dataSource.query<{ lines: string }[]>(
    'SELECT COUNT(*) AS `lines` FROM order_line WHERE state IN (?)',
    [expecting],
  );
  const rows = await dataSource.query<LateRow[]>(
    `SELECT o.id, o.number, MIN(l.expected_to) AS promised, COUNT(*) AS \`lines\`
     FROM order_line l JOIN customer_order o ON o.id = l.order_id
     WHERE l.state IN (?) AND o.payment_state <> 'none'
       AND (l.expected_to < ? OR (l.expected_to IS NULL AND o.created_at < ?))
     GROUP BY o.id, o.number ORDER BY promised LIMIT ${MOST_FINDINGS}`,
    [expecting, today, new Date(now - LONGEST_DAYS * DAY_MS)],
  );
  const longAgo = italianDay(now - LONGEST_DAYS * DAY_MS);
  return complianceCheck('delivery-days', {
    looked: Number(count?.lines ?? 0),
    findings: rows.map((row) => {
      const isLong = row.promised === null || row.promised < longAgo;
      return orderFinding(row, isLong ? 'broken' : 'look', lateWords(row));
    }),
  });
}

function lateWords({ promised, lines }: LateRow): string {
  const what = Number(lines) === 1 ? '1 articolo' : `${lines} articoli`;
  if (promised === null) return `${what} senza una data da più di ${LONGEST_DAYS} giorni`;
  return `${what} in ritardo, il primo dal ${shortDay(promised)}`;
}
