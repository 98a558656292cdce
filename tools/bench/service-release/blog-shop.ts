import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { serviceUrl } from '@zaino/testing/schema';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { answersOk } from '@zaino/tools/start/answers-ok';
import { migrate, prepareSchema } from '@zaino/tools/start/database-setup';
import { services } from '@zaino/tools/start/processes';
import { ServiceAddresses } from '@zaino/tools/start/service-addresses';
import { ServiceReleases } from '@zaino/tools/start/service-releases';
import { installServers } from '@zaino/tools/start/servers';
import { Shop } from '@zaino/tools/start/shop';

export interface BlogShop {
  /** The gateway's. */
  url: string;
  /** Gives the sentence at the end. */
  release: (folder: string) => Promise<string>;
  end: () => Promise<void>;
}

const key = 'k'.repeat(40);

/** A gateway and the blog's service from a folder, with servers of their own. */
export async function startBlogShop(folder: string, releasesFolder: string): Promise<BlogShop> {
  const shop = new Shop();
  await installServers();
  const servers = await shop.startServers();
  const blog = services.find(({ name }) => name === 'blog-service');
  if (blog?.schema === undefined) throw new Error('There is no blog.');
  const databaseUrl = await prepareSchema(servers, blog.schema);
  await migrate(blog, databaseUrl, shop);
  const addresses = new ServiceAddresses();
  const common = { LOG_LEVEL: 'warn', MOVED_ADDRESSES_FILE: addresses.file, SERVICE_KEY: key };
  const plan = (version: string, port: number) => ({
    name: 'blog-service',
    file: process.execPath,
    args: [join(version, 'main.js')],
    env: {
      ...common,
      PORT: String(port),
      MYSQL_URL: serviceUrl(databaseUrl),
      REDIS_URL: servers.redisUrl,
      DEVICE_TOKEN_KEY: key,
    },
    isReady: () => answersOk(`http://127.0.0.1:${port}/health/ready`),
  });
  const [port, gatewayPort] = [await keptPort(), await keptPort()];
  const origin = `http://127.0.0.1:${port}`;
  const url = `http://127.0.0.1:${gatewayPort}`;
  const releases = new ServiceReleases(shop, addresses);
  const running = await shop.run(plan(folder, port));
  releases.add({ name: 'blog-service', origin, folder, running, plan });
  await shop.run({
    name: 'gateway',
    file: process.execPath,
    args: [join(workspaceRoot, 'dist/apps/gateway/main.js')],
    env: {
      ...common,
      PORT: String(gatewayPort),
      BLOG_URL: origin,
      RELEASES_DIR: releasesFolder,
      RATE_LIMIT_FACTOR: '0',
    },
    isReady: () => answersOk(`${url}/health/live`),
  });
  const talk = { signal: shop.signal, say: () => undefined, settle: () => undefined };
  return {
    url,
    release: (version) => releases.release('blog-service', version, talk),
    end: () => shop.end(),
  };
}
