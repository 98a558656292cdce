import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { Random } from '@zaino/tools/buyers/random';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { missed, percentile, typeAll } from './search/measure';
import { drawQueries, type Query } from './search/queries';
import { type SearchStack, startSearchStack } from './search/stack';

const BOOKS = 300_000;
const PRODUCTS = [10_000, 100_000];
const QUERIES_OF_A_KIND = 200;
/** Typed letter by letter. */
const TYPED_OF_A_KIND = 30;
const PEOPLE = [1, 10];
/** Milliseconds at the 95th percentile of a key stroke, and the share that is found among the first three (issue 19). */
const GOAL_MS = 50;
const GOAL_FOUND = 0.95;
/** Queries of another seed than any that a rule of the search was made by. */
const SEED = Number(process.argv[2] ?? 7_919);

/** Measures the one search through the gateway, over the real registry and as many books as the country has. */
async function main(): Promise<number> {
  const stack = await startSearchStack(BOOKS);
  let isMet = true;
  try {
    console.log(`${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(2)}`);
    console.log(`The schools service was ready after ${stack.startSeconds.toFixed(1)} s`);
    for (const products of PRODUCTS) {
      await withProgress(`Filling up to ${products} products`, () => stack.setProducts(products));
      isMet = (await measure(stack, products)) && isMet;
    }
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${stack.schools.pid}/status`, 'utf8'));
    console.log(`Memory of the schools service: ${Math.round(Number(memory?.[1]) / 1024)} MB`);
    return isMet ? 0 : 1;
  } finally {
    await stack.stop();
  }
}

async function measure(stack: SearchStack, products: number): Promise<boolean> {
  const urls = { schools: stack.schoolsMysqlUrl, catalogue: stack.catalogueMysqlUrl };
  const queries = await drawQueries(urls, new Random(SEED), QUERIES_OF_A_KIND);
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  const ofKind = (kind: Query['kind']) => queries.filter((query) => query.kind === kind);
  // What is warm is the code, not the answers.
  await typeAll(
    stack.gatewayUrl,
    ofKind('school')
      .slice(-TYPED_OF_A_KIND)
      .map(({ text }) => text),
    2,
  );
  const texts = kinds.flatMap((kind) =>
    ofKind(kind)
      .slice(0, TYPED_OF_A_KIND)
      .map(({ text }) => text),
  );
  const isFast: boolean[] = [];
  for (const people of PEOPLE) {
    const typed = await typeAll(stack.gatewayUrl, texts, people);
    isFast.push(tellSpeed(`${products} products, ${people} typing`, typed));
  }
  const isFound: boolean[] = [];
  for (const kind of kinds) {
    const asked = ofKind(kind);
    const found = await missed(stack.gatewayUrl, asked);
    isFound.push(tellFound(`${products} products, ${kind}`, { ...found, count: asked.length }));
  }
  return !isFast.includes(false) && !isFound.includes(false);
}

const words = (isMet: boolean) => (isMet ? 'met' : 'MISSED');

function tellSpeed(
  what: string,
  { strokes, failures }: { strokes: number[]; failures: number },
): boolean {
  const at = (share: number) => percentile(strokes, share);
  const isMet = at(0.95) < GOAL_MS && failures === 0;
  const times = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)}, p99 ${at(0.99).toFixed(1)}`;
  console.log(
    `${what}: ${strokes.length} key strokes, ${times}, ${failures} failed: ${words(isMet)}`,
  );
  return isMet;
}

function tellFound(
  what: string,
  { lost, others, count }: { lost: Query[]; others: Query[]; count: number },
): boolean {
  const percent = (missing: number) => ((1 - missing / count) * 100).toFixed(1);
  const isMet = 1 - lost.length / count >= GOAL_FOUND;
  console.log(
    `${what}: ${percent(lost.length)} % of ${count} among the first three (the very one of them ${percent(others.length)} %): ${words(isMet)}`,
  );
  for (const { text } of lost.slice(0, 8)) console.log(`    not found: ${text}`);
  return isMet;
}

await runMain(main);
