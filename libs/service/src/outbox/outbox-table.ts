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
  waiting: string;
  parked: string;
  /** Of those that wait. */
  oldest: Date | null;
}

interface OutboxState {
  waiting: number;
  parked: number;
  /** Milliseconds since 1970. */
  oldestAt: number | undefined;
  /** Of those that wait. */
  topics: string[];
}

/** Why a delivery failed: class and code, nothing that a person could be known by. */
interface Failure {
  error: string;
}

/** The latest moment that the column takes: nothing parked is ever due. */
const NEVER = new Date('9999-12-31T00:00:00Z');

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
        id,
        topic,
        payload,
        attempt: attempts + 1,
      }));
    });
  }

  async remove({ id }: ClaimedMessage): Promise<void> {
    await this.dataSource.query('DELETE FROM outbox_message WHERE id = ?', [id]);
  }

  /** Tries again at `dueAt`, unless another relay has taken it since. */
  async postpone(message: ClaimedMessage, { error, dueAt }: Failure & { dueAt: number }) {
    await this.dataSource.query(
      'UPDATE outbox_message SET due_at = ?, last_error = ? WHERE id = ? AND attempts = ?',
      [new Date(dueAt), error, message.id, message.attempt],
    );
  }

  /** Leaves it to a person, unless another relay has taken it since. */
  async park(message: ClaimedMessage, { error, at }: Failure & { at: number }): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox_message SET due_at = ?, parked_at = ?, last_error = ?
       WHERE id = ? AND attempts = ?`,
      [NEVER, new Date(at), error, message.id, message.attempt],
    );
  }

  /** All that was not delivered yet. */
  async state(): Promise<OutboxState> {
    const rows = await this.dataSource.query<StateRow[]>(
      `SELECT topic, COUNT(*) - COUNT(parked_at) AS waiting, COUNT(parked_at) AS parked,
         MIN(CASE WHEN parked_at IS NULL THEN created_at END) AS oldest
       FROM outbox_message GROUP BY topic`,
    );
    const oldest = rows.flatMap(({ oldest: at }) => (at === null ? [] : [at.getTime()]));
    return {
      waiting: rows.reduce((sum, { waiting }) => sum + Number(waiting), 0),
      parked: rows.reduce((sum, { parked }) => sum + Number(parked), 0),
      oldestAt: oldest.length === 0 ? undefined : Math.min(...oldest),
      topics: rows.filter(({ oldest: at }) => at !== null).map(({ topic }) => topic),
    };
  }
}
