import { type ComplianceCheck, MOST_FINDINGS } from '@zaino/contracts/shared';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { complianceCheck } from '@zaino/service/compliance/compliance-check';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { ORDER_MAIL_TOPIC } from '../mails/mail-effects';
import { WITHDRAW_COMMAND } from '../withdrawals/withdrawals';
import { orderFinding } from './order-finding';

const LOOK_BACK_DAYS = 90;

interface StatementRow {
  eventId: string | number;
  id: string;
  number: string;
  isHeld: number;
}

interface MailRow {
  payload: string;
  createdAt: Date;
  parkedAt: Date | null;
}

const payloadSchema = z.object({ eventId: z.string() });

/** Statements of withdrawal whose receipt has not left (Codice del consumo, art. 54-bis), by `ix_withdrawal_at`. */
export async function withdrawalReceipts(
  dataSource: DataSource,
  now: number,
): Promise<ComplianceCheck> {
  const since = new Date(now - LOOK_BACK_DAYS * DAY_MS);
  const [count] = await dataSource.query<{ statements: string }[]>(
    'SELECT COUNT(*) AS statements FROM withdrawal WHERE at >= ?',
    [since],
  );
  const waiting = await waitingMails(dataSource, now);
  const statements = await dataSource.query<StatementRow[]>(
    `SELECT DISTINCT e.id AS eventId, o.id, o.number, h.event_id IS NOT NULL AS isHeld
     FROM withdrawal w JOIN customer_order o ON o.id = w.order_id
       JOIN order_event e ON e.order_id = w.order_id AND e.command = ?
       LEFT JOIN held_mail h ON h.event_id = e.id
     WHERE w.at >= ? AND (h.event_id IS NOT NULL OR e.id IN (?))
     ORDER BY e.id LIMIT ${MOST_FINDINGS}`,
    [WITHDRAW_COMMAND, since, [...waiting, '0']],
  );
  return complianceCheck('withdrawal-receipts', {
    looked: Number(count?.statements ?? 0),
    findings: statements.map((row) =>
      waiting.has(String(row.eventId))
        ? orderFinding(row, 'broken', 'La ricevuta del recesso non è partita')
        : orderFinding(row, 'look', 'La ricevuta aspetta che l’indirizzo e-mail sia confermato'),
    ),
  });
}

/** Events whose mail was given up, or is still to be sent after an hour. */
async function waitingMails(dataSource: DataSource, now: number): Promise<Set<string>> {
  const rows = await dataSource.query<MailRow[]>(
    `SELECT payload, created_at AS createdAt, parked_at AS parkedAt FROM outbox_message
     WHERE topic = ? ORDER BY id LIMIT ${MOST_FINDINGS}`,
    [ORDER_MAIL_TOPIC],
  );
  const late = rows.filter(
    ({ createdAt, parkedAt }) => parkedAt !== null || createdAt.getTime() < now - HOUR_MS,
  );
  return new Set(late.map(({ payload }) => payloadSchema.parse(JSON.parse(payload)).eventId));
}
