import type { EntityManager } from 'typeorm';

/** Books of one statement. */
const AT_ONCE = 200;

/** Titles of books, as some order has named them. */
export async function bookTitles(
  manager: EntityManager,
  isbns: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(isbns)];
  // A list of a bestseller's lines is long, and one of them says it.
  const one = `(SELECT reference AS isbn, JSON_UNQUOTE(JSON_EXTRACT(details, '$.title')) AS title
    FROM order_line WHERE reference = ? LIMIT 1)`;
  const titles = new Map<string, string>();
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const some = wanted.slice(from, from + AT_ONCE);
    const rows = await manager.query<{ isbn: string; title: string }[]>(
      some.map(() => one).join(' UNION ALL '),
      some,
    );
    for (const { isbn, title } of rows) titles.set(isbn, title);
  }
  return titles;
}
