import type { DataSource } from 'typeorm';

/** A message that this process alone delivers until its lease is over. */
export interface ClaimedMessage {
  id: string;
  topic: string;
  /** JSON. */
  payload: string;
  /** 1 at the first delivery. */
  attempt: number;
}

interface Claim {
  topics: string[];
  limit: number;
  /** Milliseconds since 1970. */
  now: number;
  leaseUntil: number;
}

interface Row {
  id: string;
  topic: string;
  payload: string;
  attempts: number;
}

interface StateRow {
  topic: string;
  /** Whole numbers of 64 bits come as text. */
  count: string;
  oldest: Date;
}

interface OutboxState {
  count: number;
  /** Milliseconds since 1970. */
  oldestAt: number | undefined;
  topics: string[];
}

/** The outbox's rows as a queue for several relays at once. */
export class OutboxTable {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes the messages that are due and that no other relay is taking at this moment. */
  claim({ topics, limit, now, leaseUntil }: Claim): Promise<ClaimedMessage[]> {
    if (topics.length === 0) return Promise.resolve([]);
    // Not repeatable read: its gap locks would make those who add messages wait.
    return this.dataSource.transaction('READ COMMITTED', async (manager) => {
      const rows = await manager.query<Row[]>(
        `SELECT id, topic, payload, attempts FROM outbox_message
         WHERE due_at <= ? AND topic IN (?) ORDER BY due_at LIMIT ? FOR UPDATE SKIP LOCKED`,
        [new Date(now), topics, limit],
      );
      if (rows.length === 0) return [];
      await manager.query(
        'UPDATE outbox_message SET attempts = attempts + 1, due_at = ? WHERE id IN (?)',
        [new Date(leaseUntil), rows.map(({ id }) => id)],
      );
      return rows.map(({ id, topic, payload, attempts }) => ({
        ...{ id, topic, payload },
        attempt: attempts + 1,
      }));
    });
  }

  async remove({ id }: ClaimedMessage): Promise<void> {
    await this.dataSource.query('DELETE FROM outbox_message WHERE id = ?', [id]);
  }

  /** Unless another relay has taken it since. */
  async postpone({ id, attempt }: ClaimedMessage, dueAt: number): Promise<void> {
    await this.dataSource.query(
      'UPDATE outbox_message SET due_at = ? WHERE id = ? AND attempts = ?',
      [new Date(dueAt), id, attempt],
    );
  }

  /** All that was not delivered yet. */
  async state(): Promise<OutboxState> {
    const rows = await this.dataSource.query<StateRow[]>(
      'SELECT topic, COUNT(*) AS count, MIN(created_at) AS oldest FROM outbox_message GROUP BY topic',
    );
    const oldest = rows.map(({ oldest: at }) => at.getTime());
    return {
      count: rows.reduce((sum, { count }) => sum + Number(count), 0),
      oldestAt: oldest.length === 0 ? undefined : Math.min(...oldest),
      topics: rows.map(({ topic }) => topic),
    };
  }
}
