import type { DataSource } from 'typeorm';

interface Source {
  /** Selects as `text` all in which images may be named. */
  sql: string;
  /** Begin of the addresses, as in `/api/media`. */
  path: string;
}

/** Ids of the images that a service's rows name. One statement sees one moment, and a row at a time is in memory. */
export async function namedImages(
  database: DataSource,
  { sql, path }: Source,
): Promise<Set<string>> {
  const address = new RegExp(`${path}/([0-9a-f]{32})`, 'g');
  const named = new Set<string>();
  const runner = database.createQueryRunner();
  try {
    const rows = (await runner.stream(sql)) as AsyncIterable<{ text: string }>;
    for await (const { text } of rows) {
      for (const [, id = ''] of text.matchAll(address)) named.add(id);
    }
  } finally {
    await runner.release();
  }
  return named;
}
