import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';
import type { ChaosShop } from './shop';

const SETTLE_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 250;
/** What waits longer than this waits for the end of a lease or of a pause. */
const STALLED_MS = 2_000;

interface Open {
  /** Messages of the outbox that are due, and those that are not yet. */
  due: number;
  later: number;
  refunds: number;
  webhooks: number;
}

/**
 * Everything runs again: waits until all that must follow has followed. Leases of processes that are dead, and pauses
 * after failures, are not sat out: whoever might hold one is killed, and then all is due.
 */
export async function settle(shop: ChaosShop): Promise<boolean> {
  for (const victim of shop.victims) await victim.start();
  const endsAt = Date.now() + SETTLE_WITHIN_MS;
  let lastMove = Date.now();
  let before = '';
  while (Date.now() < endsAt) {
    const open = await openWork(shop);
    if (Object.values(open).every((count) => count === 0)) return true;
    const now = JSON.stringify(open);
    if (now !== before) lastMove = Date.now();
    before = now;
    if (Date.now() - lastMove > STALLED_MS) {
      await hurry(shop, open);
      lastMove = Date.now();
    }
    await delay(LOOK_EVERY_MS);
  }
  return false;
}

async function openWork({ ordersDatabase, sandboxUrl }: ChaosShop): Promise<Open> {
  const [row] = await query<Omit<Open, 'webhooks'>>(
    ordersDatabase,
    `SELECT
       (SELECT COUNT(*) FROM outbox_message WHERE parked_at IS NULL AND due_at <= UTC_TIMESTAMP(3)) AS due,
       (SELECT COUNT(*) FROM outbox_message WHERE parked_at IS NULL AND due_at > UTC_TIMESTAMP(3)) AS later,
       (SELECT COUNT(*) FROM refund WHERE state = 'pending') AS refunds`,
  );
  const answer = await fetch(`${sandboxUrl}/sandbox/webhooks`);
  const { open: webhooks } = (await answer.json()) as { open: number };
  return {
    due: Number(row?.due),
    later: Number(row?.later),
    refunds: Number(row?.refunds),
    webhooks,
  };
}

async function hurry({ worker, sandbox, ordersDatabase }: ChaosShop, open: Open): Promise<void> {
  if (open.later > 0) {
    await worker.kill();
    const due = 'UPDATE outbox_message SET due_at = UTC_TIMESTAMP(3) WHERE parked_at IS NULL';
    await query(ordersDatabase, due);
    await worker.start();
  }
  if (open.webhooks > 0) {
    await sandbox.kill();
    await sandbox.start();
  }
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const connection = await createConnection(url);
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows as Row[];
  } finally {
    await connection.end();
  }
}
