import type { OrderCondition } from './condition';

/** A place in a list of the newest orders first: behind the order that stands there. */
export interface ListPlace {
  createdAt: Date;
  id: string;
}

/** As an address says it: `2026-09-14T08:00:00.000Z~<id>`. */
export const writePlace = ({ createdAt, id }: ListPlace): string =>
  `${createdAt.toISOString()}~${id}`;

/** As `writePlace` wrote it. */
export function readPlace(text: string): ListPlace {
  const [moment = '', id = ''] = text.split('~', 2);
  return { createdAt: new Date(moment), id };
}

/** Orders behind a place, the older ones; nothing is skipped or shown twice while others move. */
export function behind({ createdAt, id }: ListPlace): OrderCondition {
  return {
    sql: 'created_at <= ? AND (created_at < ? OR id < ?)',
    values: [createdAt, createdAt, id],
  };
}

/** Orders before a place, the newer ones. */
export function before({ createdAt, id }: ListPlace): OrderCondition {
  return {
    sql: 'created_at >= ? AND (created_at > ? OR id > ?)',
    values: [createdAt, createdAt, id],
  };
}
