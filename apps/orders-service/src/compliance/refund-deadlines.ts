import { type ComplianceCheck, MOST_FINDINGS } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { DataSource } from 'typeorm';
import { orderFinding } from './order-finding';

/** Money is back within 14 days (Codice del consumo, art. 56), and some days before somebody should look. */
const DEADLINE_DAYS = 14;
const WARNED_DAYS = 3;
const YEAR_DAYS = 365;

interface OrderRow {
  id: string;
  number: string;
}
type SinceRow = OrderRow & { since: Date };

/** Refunds that are late or will be, and books that were withdrawn from and have not come back. */
export async function refundDeadlines(
  dataSource: DataSource,
  now: number,
): Promise<ComplianceCheck> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS);
  const [count] = await dataSource.query<{ refunds: string }[]>(
    'SELECT COUNT(*) AS refunds FROM refund WHERE created_at >= ?',
    [daysAgo(YEAR_DAYS)],
  );
  const pending = await pendingRefunds(dataSource, daysAgo(DEADLINE_DAYS - WARNED_DAYS));
  const owed = await owedLines(dataSource, daysAgo(DEADLINE_DAYS - WARNED_DAYS));
  const failed = await failedRefunds(dataSource);
  const away = await awayLines(dataSource, {
    since: daysAgo(YEAR_DAYS),
    before: daysAgo(DEADLINE_DAYS),
  });
  const isLate = ({ since }: SinceRow) => since < daysAgo(DEADLINE_DAYS);
  const stateOf = (row: SinceRow) => (isLate(row) ? 'broken' : 'look');
  return complianceCheck('refund-deadlines', {
    looked: Number(count?.refunds ?? 0),
    findings: [
      ...failed.map((row) => orderFinding(row, 'broken', 'Il rimborso non è riuscito')),
      ...owed.map((row) =>
        orderFinding(row, stateOf(row), `Rimborso non ancora partito dopo ${daysOf(row, now)}`),
      ),
      ...pending.map((row) =>
        orderFinding(row, stateOf(row), `Rimborso partito ma non arrivato da ${daysOf(row, now)}`),
      ),
      ...away.map((row) =>
        orderFinding(
          row,
          'look',
          `Recesso dichiarato da ${daysOf(row, now)}, i libri non sono tornati`,
        ),
      ),
    ],
  });
}

function daysOf({ since }: SinceRow, now: number): string {
  const days = Math.floor((now - since.getTime()) / DAY_MS);
  return days === 1 ? '1 giorno' : `${days} giorni`;
}

/** By `ix_refund_state`. */
function pendingRefunds(dataSource: DataSource, before: Date): Promise<SinceRow[]> {
  return dataSource.query(
    `SELECT o.id, o.number, r.created_at AS since
     FROM refund r JOIN customer_order o ON o.id = r.order_id
     WHERE r.state = 'pending' AND r.created_at < ? ORDER BY r.created_at LIMIT ${MOST_FINDINGS}`,
    [before],
  );
}

/** As they wait for staff on the dashboard: what followed a failed one has settled it. */
function failedRefunds(dataSource: DataSource): Promise<OrderRow[]> {
  return dataSource.query(
    `SELECT DISTINCT o.id, o.number
     FROM refund r JOIN customer_order o ON o.id = r.order_id
     WHERE r.state = 'failed' AND NOT EXISTS (
       SELECT 1 FROM refund later WHERE later.order_id = r.order_id
         AND later.created_at > r.created_at AND later.state <> 'failed')
     ORDER BY o.number LIMIT ${MOST_FINDINGS}`,
  );
}

/** What was undone after it was paid, and nothing was given back for; by `ix_order_line_state`. */
function owedLines(dataSource: DataSource, before: Date): Promise<SinceRow[]> {
  return dataSource.query(
    `SELECT o.id, o.number, MIN(l.state_since) AS since
     FROM order_line l JOIN customer_order o ON o.id = l.order_id
     WHERE l.state IN ('cancelled', 'returned') AND l.state_since < ? AND l.is_off_bill = 0
       AND l.refunded_cents = 0 AND o.payment_state IN ('paid', 'partly-refunded')
       AND l.total_cents + l.extra_cents > l.discount_cents + l.cedola_cents
     GROUP BY o.id, o.number ORDER BY since LIMIT ${MOST_FINDINGS}`,
    [before],
  );
}

/** Withdrawn from and still with the family, by `ix_withdrawal_at`. */
function awayLines(
  dataSource: DataSource,
  { since, before }: { since: Date; before: Date },
): Promise<SinceRow[]> {
  return dataSource.query(
    `SELECT o.id, o.number, MIN(l.withdrawn_at) AS since
     FROM withdrawal w JOIN customer_order o ON o.id = w.order_id
       JOIN order_line l ON l.order_id = o.id
     WHERE w.at >= ? AND w.at < ? AND l.withdrawn_at < ? AND l.state IN ('shipped', 'delivered')
     GROUP BY o.id, o.number ORDER BY since LIMIT ${MOST_FINDINGS}`,
    [since, before, before],
  );
}
