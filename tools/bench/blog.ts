import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { blogApi } from '@zaino/contracts/blog';
import type { DemoBlogFile } from '@zaino/tools/demo/blog/blog-file';
import { writeBlog } from '@zaino/tools/demo/blog/write-blog';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runMain } from '@zaino/tools/machine/user-error';
import { arriveSteadily, type MeasuredLoad } from './stack/load';
import { Processes } from './stack/processes';
import { startServers } from './stack/servers';

const ARTICLES = 1_000;
const CALLS = 200;
const WARM_UP = 40;
const PER_SECOND = 20;
/** Milliseconds at the 95th percentile (docs/decisions/blog-reading.md). */
const GOAL = 20;

/**
 * Measures the calls of the blog's service at 1,000 articles; every address is asked for once, so no answer is a kept
 * one. The argument names another build of the service, to be measured in the same session.
 */
async function main(): Promise<number> {
  const service = resolve(process.argv[2] ?? join(workspaceRoot, 'dist/apps/blog-service'));
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const servers = await startServers(folder);
  try {
    const file = writeArticles(join(folder, 'blog'));
    const env = {
      MYSQL_URL: await servers.schemaUrl('zaino_blog'),
      REDIS_URL: servers.redisUrl,
      SERVICE_KEY: randomBytes(24).toString('hex'),
      DEVICE_TOKEN_KEY: randomBytes(24).toString('hex'),
      LOG_LEVEL: 'warn',
    };
    const cli = join(service, 'cli.js');
    await processes.run([cli, 'migrate'], env);
    await withProgress(`Importing ${ARTICLES} articles`, () =>
      processes.run([cli, 'import', join(folder, 'blog')], env),
    );
    const args = [join(service, 'main.js')];
    const { url: origin } = await processes.serve({ args, env, healthPath: '/health/ready' });
    console.log(`Load average ${loadavg()[0]?.toFixed(2)} before the first call`);
    const results = new Map<string, MeasuredLoad>();
    for (const [call, paths] of Object.entries(drawPaths(file))) {
      const load = { origin, perSecond: PER_SECOND };
      await arriveSteadily({ ...load, paths: paths.slice(0, WARM_UP) });
      results.set(call, await arriveSteadily({ ...load, paths: paths.slice(WARM_UP) }));
    }
    print(results);
    return [...results.values()].every(isWithinGoal) ? 0 : 1;
  } finally {
    await processes.stop();
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The demo's articles again and again, each time under other addresses. */
function writeArticles(folder: string): DemoBlogFile {
  writeBlog({ folder, at: new Date() });
  const path = join(folder, 'blog.json');
  const { categories, articles } = JSON.parse(readFileSync(path, 'utf8')) as DemoBlogFile;
  const visible = articles.filter(({ status }) => status === 'published');
  const copies = Array.from({ length: ARTICLES }, (_, at) => {
    const article = visible[at % visible.length] ?? visible[0];
    if (article === undefined) throw new Error('The demo has no article.');
    const round = Math.floor(at / visible.length);
    return { ...article, slug: `${article.slug}-${round}`, comments: [], featuredImage: null };
  }).map((article) => ({
    ...article,
    content: article.content.replace(/<figure.*?<\/figure>/gs, ''),
  }));
  const file = { categories, articles: copies };
  writeFileSync(path, JSON.stringify(file));
  return file;
}

function drawPaths({ categories, articles }: DemoBlogFile): Record<string, string[]> {
  const words = [
    ...new Set(articles.flatMap(({ content }) => content.match(/\p{Ll}{5,}/gu) ?? [])),
  ];
  const word = (number: number) => words[(number * 7919) % words.length] ?? '';
  const draw = (path: (number: number) => string) =>
    Array.from({ length: CALLS + WARM_UP }, (_, number) => path(number));
  const at = (path: string, query: Record<string, string>) =>
    `${path}?${new URLSearchParams(query).toString()}`;
  const list = (query: Record<string, string>) =>
    at(blogApi.articles.path, { limit: '12', content: 'false', ...query });
  const categoryOf = (number: number) => categories[number % categories.length]?.id ?? '';
  return {
    list: draw((number) => list({ offset: String(3 * number) })),
    'list with texts': draw((number) =>
      list({ offset: String(3 * number), limit: '50', content: 'true' }),
    ),
    category: draw((number) => list({ offset: String(number), category: categoryOf(number) })),
    'search, one word': draw((number) => list({ search: word(number) })),
    'search, two words': draw((number) => list({ search: `${word(number)} ${word(number + 1)}` })),
    'search, typing error': draw((number) =>
      list({ search: word(number).replace(/^(..)./, '$1') }),
    ),
    article: draw((number) =>
      at(blogApi.articleBySlug.path, { slug: articles[number]?.slug ?? '' }),
    ),
  };
}

const isWithinGoal = ({ failures, p95 }: MeasuredLoad) => failures === 0 && p95 < GOAL;

function print(results: Map<string, MeasuredLoad>): void {
  const rows = [...results].map(([call, measured]) => {
    const { p50, p95, p99, failures } = measured;
    const times = { 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1), 'p99 ms': p99.toFixed(1) };
    return [call, { ...times, goal: isWithinGoal(measured) ? 'met' : 'MISSED', failures }] as const;
  });
  console.table(Object.fromEntries(rows));
}

await runMain(main);
