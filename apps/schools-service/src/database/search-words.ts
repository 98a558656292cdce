import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A search that finds fewer is read whole. */
const FEW = 500;

/**
 * Leaves the rows whose text has each of these words somewhere, whatever the case. For that `utf8mb4_general_ci` is as good
 * as the collation of the columns, and takes two thirds of the time.
 */
export function withWords<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: string,
  columns: readonly string[],
): SelectQueryBuilder<Row> {
  const text = `CONCAT_WS(' ', ${columns.join(', ')}) COLLATE utf8mb4_general_ci`;
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .forEach((word, index) => {
      query.andWhere(`LOCATE(:word${index}, ${text}) > 0`, { [`word${index}`]: word });
    });
  return query;
}

/**
 * What a search of words finds, in no order; null where that is much. No index holds words, and in the order of a list
 * few hits are looked for up to its end, row by row: they are found in one look without an order, and are their own
 * count. Of many hits those of a page come soon in the order of the list.
 */
export async function fewFound<Found extends ObjectLiteral>(
  query: SelectQueryBuilder<ObjectLiteral>,
): Promise<Found[] | null> {
  const found = await query.clone().orderBy().limit(FEW).getRawMany<Found>();
  return found.length < FEW ? found : null;
}

/** How many rows a list has. */
export async function countRows(query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
  const row = await query
    .clone()
    .select('COUNT(*)', 'rows')
    .orderBy()
    .getRawOne<{ rows: string }>();
  return Number(row?.rows ?? 0);
}
