import type { Query } from './queries';

/** What a key stroke asks, all at once. */
const parts = ['schools', 'products', 'articles'];
const LIMIT = 4;
/** Of a group, in which what was meant must be found. */
const FIRST = 3;

interface Group {
  results: Record<string, unknown>[];
}

const groupOf: Record<Query['kind'], [part: string, group: string]> = {
  school: ['schools', 'schools'],
  class: ['schools', 'classes'],
  book: ['schools', 'books'],
  isbn: ['schools', 'books'],
  product: ['products', 'products'],
};

const addressOf = (origin: string, part: string, text: string) =>
  `${origin}/api/search/${part}?${new URLSearchParams({ q: text, limit: String(LIMIT) })}`;

/** Types each query letter by letter, so many people beside one another; milliseconds from a key to the last answer. */
export async function typeAll(
  origin: string,
  texts: readonly string[],
  people: number,
): Promise<{ strokes: number[]; failures: number }> {
  const strokes: number[] = [];
  let failures = 0;
  const waiting = [...texts];
  const type = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      for (let length = 2; length <= text.length; length += 1) {
        const begun = performance.now();
        const answers = await Promise.all(
          parts.map(async (part) => {
            const answer = await fetch(addressOf(origin, part, text.slice(0, length)));
            await answer.arrayBuffer();
            return answer.ok;
          }),
        );
        strokes.push(performance.now() - begun);
        failures += answers.filter((isOk) => !isOk).length;
      }
    }
  };
  await Promise.all(Array.from({ length: people }, type));
  return { strokes, failures };
}

/** The queries whose meaning is not among the first three of its group, and those that have not the very row among them. */
export async function missed(
  origin: string,
  queries: readonly Query[],
): Promise<{ lost: Query[]; others: Query[] }> {
  const lost: Query[] = [];
  const others: Query[] = [];
  for (const query of queries) {
    const [part, group] = groupOf[query.kind];
    const answer = await fetch(addressOf(origin, part, query.text));
    const found = ((await answer.json()) as Record<string, Group>)[group]?.results ?? [];
    const first = found.slice(0, FIRST);
    if (!first.some(query.isMeant)) lost.push(query);
    if (!first.some(query.isSame ?? query.isMeant)) others.push(query);
  }
  return { lost, others };
}

/** The value below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
