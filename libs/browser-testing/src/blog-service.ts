import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type AccountSettings, createServiceDatabase } from './account-services';
import { run, type Running, start } from './processes';

interface BlogService extends Running {
  /** For another copy of the service. */
  env: Record<string, string>;
}

interface BlogServiceEnvironment {
  /** For files of this run. */
  folder: string;
  settings: AccountSettings;
  /** Where acts of admins are told; nobody listens there unless told. */
  identityUrl?: string;
}

/** The blog service with the demo's articles on a schema of its own; adds how to end it to `ends`. */
export async function startBlogService(
  ends: (() => Promise<void>)[],
  { folder, settings, identityUrl }: BlogServiceEnvironment,
): Promise<BlogService> {
  const database = await createServiceDatabase('blog-service');
  ends.push(database.drop);
  const env = {
    ...settings,
    MYSQL_URL: database.url,
    ...(identityUrl !== undefined && { IDENTITY_URL: identityUrl }),
    DEVICE_TOKEN_KEY: randomBytes(24).toString('hex'),
  };
  run('tools/demo/generate.ts', ['--only', 'blog', '--out', join(folder, 'demo')], {});
  run('dist/apps/blog-service/cli.js', ['import', join(folder, 'demo/blog')], env);
  const service = await start('blog-service', env);
  ends.push(service.stop);
  return { ...service, env };
}
