import type { Distinta } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import type { DataSource } from 'typeorm';
import { undoneInSql } from '../orders/order-state';
import { canTakeBack } from './can-take-back';
import { distintaNumber } from './distinta-number';
import type { DistintaEntity } from './distinta.entity';

interface Row extends Omit<DistintaEntity, 'bookshopId' | 'content'> {
  cedole: number | string;
  /** JSON: of each book, how many. */
  quantities: string | null;
  grossCents: string;
  publicDiscountCents: string;
  agreedDiscountCents: string;
  netCents: string;
  /** Null where no cedola is on it any more. */
  toCorrectCents: string | null;
}

interface Asked {
  bookshopId: string;
  now: Date;
  /** This one alone. */
  id?: string;
  after?: string | undefined;
  limit: number;
}

/**
 * Distinte of a bookshop, the latest first (`ix_cedola_distinta_bookshop_id`), in one statement. What they say stays in the
 * database but for counts and sums: one may hold hundreds of cedole.
 */
export async function readDistinte(dataSource: DataSource, asked: Asked): Promise<Distinta[]> {
  const { bookshopId, id, after, limit, now } = asked;
  const behind = `(d.sent_at, d.id) < (SELECT last.sent_at, last.id FROM cedola_distinta last WHERE last.id = ?)`;
  const rows = await dataSource.query<Row[]>(
    `SELECT d.id, d.year, d.number, d.day, d.comune, d.provincia, d.state, d.sent_at AS sentAt,
       d.paid_on AS paidOn, d.paid_cents AS paidCents, d.paid_at AS paidAt,
       JSON_LENGTH(d.content, '$.cedole') AS cedole,
       CAST(JSON_EXTRACT(d.content, '$.cedole[*].books[*].quantity') AS CHAR) AS quantities,
       JSON_EXTRACT(d.content, '$.grossCents') AS grossCents,
       JSON_EXTRACT(d.content, '$.publicDiscountCents') AS publicDiscountCents,
       JSON_EXTRACT(d.content, '$.agreedDiscountCents') AS agreedDiscountCents,
       JSON_EXTRACT(d.content, '$.netCents') AS netCents,
       (SELECT SUM(CAST(c.sent_cents AS SIGNED) - COALESCE((
          SELECT SUM(l.cedola_cents) FROM order_line l
          WHERE l.cedola_id = c.id AND l.state NOT IN (${undoneInSql})), 0))
        FROM cedola c WHERE c.distinta_id = d.id) AS toCorrectCents
     FROM cedola_distinta d
     WHERE d.bookshop_id = ?
       ${id === undefined ? '' : 'AND d.id = ?'}
       ${after === undefined ? '' : `AND ${behind}`}
     ORDER BY d.sent_at DESC, d.id DESC LIMIT ?`,
    [bookshopId, ...(id === undefined ? [] : [id]), ...(after === undefined ? [] : [after]), limit],
  );
  return rows.map((row) => distintaOf(row, now));
}

function distintaOf(row: Row, now: Date): Distinta {
  const { id, day, comune, provincia, state, cedole, quantities, paidOn, paidCents } = row;
  const euro = (cents: string | null) => toEuro(Number(cents ?? 0));
  const copies = JSON.parse(quantities ?? '[]') as number[];
  return {
    id,
    number: distintaNumber(row),
    day,
    comune,
    provincia,
    state,
    cedole: Number(cedole),
    books: copies.reduce((sum, one) => sum + one, 0),
    amounts: {
      gross: euro(row.grossCents),
      publicDiscount: euro(row.publicDiscountCents),
      agreedDiscount: euro(row.agreedDiscountCents),
      net: euro(row.netCents),
    },
    toCorrect: euro(row.toCorrectCents),
    paidOn,
    paid: paidCents === null ? null : toEuro(paidCents),
    canTakeBack: canTakeBack(row, now),
  };
}
