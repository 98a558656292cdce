import type { DataSource } from 'typeorm';

/** Events whose transactions may still be open while later ones are committed are among so many of the last. */
const LAST = 1_000;

interface EventRow {
  /** As the database gives it: below 2^53 a number, or text. */
  id: string | number;
  orderId: string;
}

/** Events that have come since a look, by their orders. */
interface NewEvents {
  /** Each once. */
  orderIds: string[];
  /** The log as it is with them. */
  seen: SeenEvents;
}

/**
 * The end of the orders' log as it was looked at. An id is drawn before its transaction ends, so one that is new may be
 * lower than the highest that is known: the last thousand are known one by one.
 */
export class SeenEvents {
  private readonly ids: ReadonlySet<number>;
  /** Whatever is below was there long ago. */
  private readonly floor: number;

  private constructor(ids: number[]) {
    const last = ids.sort((one, other) => other - one).slice(0, LAST);
    this.ids = new Set(last);
    this.floor = last.length < LAST ? 0 : (last.at(-1) ?? 0) - 1;
  }

  static async upToNow(dataSource: DataSource): Promise<SeenEvents> {
    const rows = await dataSource.query<Pick<EventRow, 'id'>[]>(
      'SELECT id FROM order_event ORDER BY id DESC LIMIT ?',
      [LAST],
    );
    return new SeenEvents(rows.map(({ id }) => Number(id)));
  }

  async newOnes(dataSource: DataSource): Promise<NewEvents> {
    const rows = await dataSource.query<EventRow[]>(
      'SELECT id, order_id AS orderId FROM order_event WHERE id > ?',
      [this.floor],
    );
    const fresh = rows.filter(({ id }) => !this.ids.has(Number(id)));
    if (fresh.length === 0) return { orderIds: [], seen: this };
    return {
      orderIds: [...new Set(fresh.map(({ orderId }) => orderId))],
      seen: new SeenEvents(rows.map(({ id }) => Number(id))),
    };
  }
}
