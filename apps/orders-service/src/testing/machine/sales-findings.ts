import type { Sales } from '@zaino/contracts/orders';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { toCents } from '@zaino/rules/money';
import { centsOfRows } from '../../sales/testing/cents-of-rows';
import type { OrderWorld } from './order-world';

/** The figures of the whole shop are what its orders come to, whatever has happened to them. */
export async function salesFindings({ admin, paying }: OrderWorld): Promise<string[]> {
  const { dataSource } = paying.service;
  const [span] = await dataSource.query<{ first: Date; last: Date }[]>(
    'SELECT MIN(created_at) AS first, MAX(created_at) AS last FROM customer_order',
  );
  if (span === undefined) return [];
  const [from, to] = [italianDay(span.first), italianDay(span.last)];
  const { status, body } = await admin.call<Sales>({
    path: `/api/admin/stats/sales?from=${from}&to=${to}`,
  });
  if (status !== 200) return [`the figures from ${from} to ${to} answer ${status}`];
  const due = await centsOfRows(dataSource, startOfItalianDay(from), startOfItalianDay(to, 1));
  const found = toCents(body.totals.total);
  return found === due ? [] : [`the figures have ${found} cents, the orders come to ${due}`];
}
