/**
 * Does something for each of many, a few of them at the same time, each begun in its turn. Once one fails no other is
 * begun; what was begun is waited for, and the first failure is thrown.
 */
export async function fewAtOnce<One>(
  many: Iterable<One>,
  { atOnce, each }: { atOnce: number; each: (one: One) => Promise<void> },
): Promise<void> {
  const rest = many[Symbol.iterator]();
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      await each(next.value).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) return;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failures.length > 0) throw failures[0];
}
