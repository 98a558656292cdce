import type { BookshopFigures } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import type { DataSource } from 'typeorm';
import { SOLD, sumColumns, sumsAnswer, sumsOf, type SumsRow } from './figure-sums';
import { type FigureSpan, inSpan } from './figure-span';

type Schools = BookshopFigures['schools'];

/** Of a class, of all of a school (`classe` is null), or of all schools (`school` too). */
interface ClassRow extends SumsRow {
  school: string | null;
  classe: string | null;
  sezione: string | null;
  sample: string;
}

/** What was sold for each school and class; an order for two classes of a school is one order of the school. */
export async function salesByClass(dataSource: DataSource, span: FigureSpan): Promise<Schools> {
  const where = inSpan(span);
  const rows = await dataSource.query<ClassRow[]>(
    `SELECT school, classe, sezione, COUNT(DISTINCT l.order_id) AS orders, MIN(l.id) AS sample,
       ${sumColumns}
     FROM (
       SELECT COALESCE(l.school_code, '') AS school, COALESCE(l.class_name, '') AS classe,
         COALESCE(l.section_name, '') AS sezione, l.id, l.order_id, l.state, l.quantity,
         l.cover_cents, l.total_cents, l.discount_cents, l.refunded_cents
       FROM customer_order o
       JOIN order_line l ON l.order_id = o.id AND l.seller_id = o.bookshop_id
       WHERE ${where.sql} AND ${SOLD}
     ) AS l
     GROUP BY school, classe, sezione WITH ROLLUP`,
    where.values,
  );
  const ofSchools = rows.filter(({ school, classe }) => school !== null && classe === null);
  const names = await schoolNames(dataSource, ofSchools);
  const classes = groupBy(
    rows.filter(({ sezione }) => sezione !== null),
    ({ school }) => school ?? '',
  );
  return ofSchools
    .map((row) => {
      const codice = row.school ?? '';
      return {
        ...sumsAnswer(sumsOf(row)),
        school: codice === '' ? null : { codice, nome: names.get(codice) ?? codice },
        classes: (classes.get(codice) ?? []).map(({ classe, sezione, ...sums }) => ({
          ...sumsAnswer(sumsOf(sums)),
          classe: classe ?? '',
          sezione: sezione ?? '',
        })),
      };
    })
    .toSorted((one, other) => other.turnover - one.turnover);
}

/** As one line of each says. */
async function schoolNames(
  dataSource: DataSource,
  rows: readonly ClassRow[],
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const named = await dataSource.query<{ code: string; name: string | null }[]>(
    `SELECT school_code AS code, JSON_UNQUOTE(JSON_EXTRACT(details, '$.school.nome')) AS name
     FROM order_line WHERE id IN (?) AND school_code IS NOT NULL`,
    [rows.map(({ sample }) => sample)],
  );
  return new Map(named.flatMap(({ code, name }) => (name ? [[code, name]] : [])));
}
