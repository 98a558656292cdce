import { type ComplianceCheck, MOST_FINDINGS } from '@zaino/contracts/shared';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { DataSource } from 'typeorm';
import { orderFinding } from './order-finding';

const LOOK_BACK_DAYS = 90;

/** As JSON is kept: nobody has asked for one where it is none. */
const isAskedFor = `COALESCE(o.invoice_request, 'null') <> 'null' AND o.total_cents > 0`;

/** Orders that were paid, asked for an invoice and have none an hour later, by `ix_customer_order_paid_at`. */
export async function missingInvoices(
  dataSource: DataSource,
  now: number,
): Promise<ComplianceCheck> {
  const since = new Date(now - LOOK_BACK_DAYS * DAY_MS);
  const [count] = await dataSource.query<{ orders: string }[]>(
    `SELECT COUNT(*) AS orders FROM customer_order o WHERE o.paid_at >= ? AND ${isAskedFor}`,
    [since],
  );
  const rows = await dataSource.query<{ id: string; number: string }[]>(
    `SELECT o.id, o.number FROM customer_order o
     WHERE o.paid_at >= ? AND o.paid_at < ? AND ${isAskedFor} AND NOT EXISTS (
       SELECT 1 FROM fiscal_document d WHERE d.order_id = o.id AND d.kind = 'fattura')
     ORDER BY o.paid_at LIMIT ${MOST_FINDINGS}`,
    [since, new Date(now - HOUR_MS)],
  );
  return complianceCheck('invoices', {
    looked: Number(count?.orders ?? 0),
    findings: rows.map((row) =>
      orderFinding(row, 'broken', 'Fattura chiesta con l’ordine e non emessa'),
    ),
  });
}
