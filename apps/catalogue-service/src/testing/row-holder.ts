import type { DataSource } from 'typeorm';
import { productNumberOf } from '../products/product-id';

interface Holder {
  /** Resolves as soon as this many writes wait for the product. */
  untilWaiting: (count: number) => Promise<void>;
  /** In the transaction that holds the product; `?` stands for its number. */
  query: (statement: string) => Promise<void>;
  release: () => Promise<void>;
}

/** Keeps a product locked, so that a test decides when those who want to write it go on. */
export async function holdProduct(database: DataSource, id: string): Promise<Holder> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT id FROM product WHERE id = ? FOR UPDATE', [productNumberOf(id)]);
  const waiting = async () => {
    const [row] = await database.query<{ waiting: string }[]>(
      `SELECT COUNT(*) AS waiting FROM information_schema.processlist
       WHERE db = DATABASE() AND command = 'Query' AND info LIKE '%product%FOR UPDATE'`,
    );
    return Number(row?.waiting);
  };
  return {
    untilWaiting: async (count) => {
      while ((await waiting()) < count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    query: async (statement) => {
      await runner.query(statement, [productNumberOf(id)]);
    },
    release: async () => {
      await runner.commitTransaction();
      await runner.release();
    },
  };
}
