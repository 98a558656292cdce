import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { workspaceRoot } from '@zaino/tools/machine/config';
import type { Served } from './processes';
import type { DemoEnvironment } from './demo-environment';

const built = join(workspaceRoot, 'dist/apps/schools-service');

/** Generates the demo's data, brings its schools and lists in, and starts their service. */
export async function startDemoSchools(environment: DemoEnvironment): Promise<Served> {
  const { processes, servers, common, folder } = environment;
  const env = { ...common, MYSQL_URL: servers.mysqlUrl };
  const generate = join(workspaceRoot, 'tools/demo/generate.ts');
  await processes.run([...typescriptFlags, generate, '--out', folder], env);
  for (const step of [['migrate'], ['seed'], ['import', folder]]) {
    await processes.run([join(built, 'cli.js'), ...step], env);
  }
  return processes.serve({ args: [join(built, 'main.js')], env, healthPath: '/health/ready' });
}
