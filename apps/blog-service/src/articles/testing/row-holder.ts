import type { DataSource } from 'typeorm';

interface Holder {
  /** Resolves as soon as this many writes wait for the article. */
  untilWaiting: (count: number) => Promise<void>;
  release: () => Promise<void>;
}

/** Keeps an article locked, so that a test decides when those who want to write it go on. */
export async function holdArticle(database: DataSource, id: string): Promise<Holder> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT id FROM article WHERE id = ? FOR UPDATE', [id]);
  const waiting = async () => {
    const [row] = await database.query<{ waiting: string }[]>(
      `SELECT COUNT(*) AS waiting FROM information_schema.processlist
       WHERE db = DATABASE() AND command = 'Query' AND info LIKE '%article%FOR UPDATE'`,
    );
    return Number(row?.waiting);
  };
  return {
    untilWaiting: async (count) => {
      while ((await waiting()) < count) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    release: async () => {
      await runner.commitTransaction();
      await runner.release();
    },
  };
}
