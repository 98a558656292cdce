import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRealData } from '@zaino/tools/check/real-data';
import { buildApps } from '@zaino/tools/machine/build-apps';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { UserError } from '@zaino/tools/machine/user-error';
import { fillTables } from '../catalogue/fill';
import { Processes, type Served, uncounted } from '../stack/processes';
import { startServers } from '../stack/servers';
import { fillBooks } from './books';

/** The three services that the one search asks, and the door before them. */
export interface SearchStack {
  gatewayUrl: string;
  schools: Served;
  schoolsMysqlUrl: string;
  catalogueMysqlUrl: string;
  /** From the start of the schools service until it is ready, in seconds. */
  startSeconds: number;
  /** Adds products up to so many, and starts the catalogue anew behind the same door. */
  setProducts: (products: number) => Promise<void>;
  stop: () => Promise<void>;
}

const built = join(workspaceRoot, 'dist/apps');
const mainOf = (domain: string) => join(built, `${domain}-service/main.js`);
const cliOf = (domain: string) => join(built, `${domain}-service/cli.js`);

/** The real registry and lists, so many books in all, and a blog without articles: its words cost as many questions. */
export async function startSearchStack(books: number): Promise<SearchStack> {
  const data = findRealData();
  if (data === undefined) throw new UserError('The real files were not found: set ZAINO_DATA.');
  buildApps(['schools-service', 'catalogue-service', 'blog-service', 'gateway']);
  const folder = mkdtempSync(join(tmpdir(), 'zaino-bench-'));
  const processes = new Processes();
  const servers = await startServers(folder);
  const common = {
    REDIS_URL: servers.redisUrl,
    SERVICE_KEY: randomBytes(24).toString('hex'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const ofSchools = { ...common, MYSQL_URL: servers.mysqlUrl };
  await withProgress('Importing the real files', async () => {
    await processes.run([cliOf('schools'), 'migrate'], ofSchools);
    await processes.run([cliOf('schools'), 'seed'], ofSchools);
    const files = join(data, 'ministry-2025-26');
    const rejects = join(folder, 'rejects.csv');
    await processes.run([cliOf('schools'), 'import', '--rejects', rejects, files], ofSchools);
  });
  await withProgress(`Filling up to ${books} books`, () => fillBooks(servers.mysqlUrl, books));
  const serve = (domain: string, env: Record<string, string>) =>
    processes.serve({ args: [mainOf(domain)], env, healthPath: '/health/ready' });
  const started = performance.now();
  const schools = await serve('schools', ofSchools);
  const startSeconds = (performance.now() - started) / 1000;
  const ofBlog = {
    ...common,
    MYSQL_URL: await servers.schemaUrl('zaino_blog'),
    DEVICE_TOKEN_KEY: randomBytes(24).toString('hex'),
  };
  await processes.run([cliOf('blog'), 'migrate'], ofBlog);
  const blog = await serve('blog', ofBlog);
  const ofCatalogue = { ...common, MYSQL_URL: await servers.schemaUrl('zaino_catalogue') };
  await processes.run([cliOf('catalogue'), 'migrate'], ofCatalogue);
  let catalogue = await serve('catalogue', ofCatalogue);
  const door = (url: string) =>
    processes.serve({
      args: [join(built, 'gateway/main.js')],
      env: {
        ...common,
        ...uncounted,
        SCHOOLS_URL: schools.url,
        BLOG_URL: blog.url,
        CATALOGUE_URL: url,
        RELEASES_DIR: join(folder, 'releases'),
      },
      healthPath: '/health/live',
    });
  const stack: SearchStack = {
    gatewayUrl: '',
    schools,
    schoolsMysqlUrl: servers.mysqlUrl,
    catalogueMysqlUrl: ofCatalogue.MYSQL_URL,
    startSeconds,
    setProducts: async (products) => {
      await catalogue.stop();
      await fillTables(ofCatalogue.MYSQL_URL, folder, products);
      catalogue = await serve('catalogue', ofCatalogue);
      stack.gatewayUrl = (await door(catalogue.url)).url;
    },
    stop: async () => {
      await processes.stop();
      await servers.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stack;
}
