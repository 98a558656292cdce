import { join } from 'node:path';
import { importArguments, importFiles } from '../../demo/supplies/import-files.ts';
import { workspaceRoot } from '../../start/config.ts';
import type { Processes, Served } from './processes.ts';
import type { BenchServers } from './servers.ts';

const built = join(workspaceRoot, 'dist/apps/catalogue-service');

interface Surroundings {
  processes: Processes;
  servers: BenchServers;
  /** Settings of every service. */
  common: Record<string, string>;
  /** Of the generated demo data. */
  folder: string;
}

/** Migrates the catalogue's service, brings in the demo's school supplies and starts it. */
export async function startDemoCatalogue(surroundings: Surroundings): Promise<Served> {
  const { processes, servers, common, folder } = surroundings;
  const env = { ...common, MYSQL_URL: await servers.schemaUrl('zaino_catalogue') };
  const cli = join(built, 'cli.js');
  await processes.run([cli, 'migrate'], env);
  for (const file of importFiles(join(folder, 'supplies'))) {
    await processes.run([cli, ...importArguments(file)], env);
  }
  return processes.serve({ args: [join(built, 'main.js')], env, healthPath: '/health/ready' });
}
