import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import type { Served } from './processes';
import type { DemoEnvironment } from './demo-environment';

const built = join(workspaceRoot, 'dist/apps/blog-service');

/** Migrates the blog's service, brings in the demo's articles and starts it. */
export async function startDemoBlog(environment: DemoEnvironment): Promise<Served> {
  const { processes, servers, common, folder } = environment;
  const env = {
    ...common,
    MYSQL_URL: await servers.schemaUrl('zaino_blog'),
    DEVICE_TOKEN_KEY: randomBytes(24).toString('hex'),
  };
  const cli = join(built, 'cli.js');
  await processes.run([cli, 'migrate'], env);
  await processes.run([cli, 'import', join(folder, 'blog')], env);
  return processes.serve({ args: [join(built, 'main.js')], env, healthPath: '/health/ready' });
}
