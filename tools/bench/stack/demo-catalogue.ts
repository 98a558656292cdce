import { join } from 'node:path';
import { importArguments, importFiles } from '@zaino/tools/demo/supplies/import-files';
import { workspaceRoot } from '@zaino/tools/machine/config';
import type { Served } from './processes';
import type { DemoEnvironment } from './demo-environment';

const built = join(workspaceRoot, 'dist/apps/catalogue-service');

/** Migrates the catalogue's service, brings in the demo's school supplies and starts it. */
export async function startDemoCatalogue(environment: DemoEnvironment): Promise<Served> {
  const { processes, servers, common, folder } = environment;
  const env = { ...common, MYSQL_URL: await servers.schemaUrl('zaino_catalogue') };
  const cli = join(built, 'cli.js');
  await processes.run([cli, 'migrate'], env);
  for (const file of importFiles(join(folder, 'supplies'))) {
    await processes.run([cli, ...importArguments(file)], env);
  }
  return processes.serve({ args: [join(built, 'main.js')], env, healthPath: '/health/ready' });
}
