import { join } from 'node:path';
import { freePort } from '../../libs/testing/src/processes.ts';
import { devReleasesFolder, releasesFolder } from './build.ts';
import { config, workspaceRoot } from './config.ts';
import { gatewayPort } from './gateway-port.ts';
import { schemaPassword } from './local-state.ts';
import { ManagedProcess } from './managed-process.ts';
import { gateway, services } from './processes.ts';
import type { ServiceEntry, Surroundings } from './processes.ts';
import type { Shop } from './shop.ts';

/** Starts the services side by side, then the gateway. Gives the gateway's URL. */
export async function startServices(
  shop: Shop,
  databaseUrls: Record<string, string>,
  isDevelopment: boolean,
): Promise<string> {
  const gatewayAt = await gatewayPort(config.port);
  const publicUrl = config.publicUrl ?? `http://localhost:${gatewayAt}`;
  const ports = new Map<string, number>();
  for (const { name } of services) ports.set(name, await freePort());
  const surroundings: Surroundings = {
    publicUrl,
    smtpUrl: config.smtpUrl ?? 'smtp://127.0.0.1:1025',
    serviceKey: schemaPassword('services'),
    redisUrl: shop.servers.redisUrl,
    releasesFolder: isDevelopment ? devReleasesFolder : releasesFolder,
    urls: Object.fromEntries([...ports].map(([name, port]) => [name, `http://127.0.0.1:${port}`])),
    isDevelopment,
  };
  await Promise.all(
    services.map(async (entry) => {
      const port = ports.get(entry.name) ?? 0;
      const databaseUrl = databaseUrls[entry.name];
      const env = {
        ...entry.env(surroundings),
        ...(databaseUrl !== undefined && { MYSQL_URL: databaseUrl }),
        HOST: '127.0.0.1',
      };
      await startNode(shop, entry, { port, env });
    }),
  );
  const env = { ...gateway.env(surroundings), HOST: config.host };
  await startNode(shop, gateway, { port: gatewayAt, env });
  return `http://localhost:${gatewayAt}`;
}

async function startNode(
  shop: Shop,
  { name, app, healthPath }: ServiceEntry,
  { port, env }: { port: number; env: Record<string, string> },
): Promise<void> {
  const health = `http://127.0.0.1:${port}${healthPath}`;
  await shop.run(
    new ManagedProcess({
      name,
      file: process.execPath,
      args: [join(workspaceRoot, 'dist/apps', app, 'main.js')],
      env: { ...env, PORT: String(port) },
      isReady: () => answersOk(health),
    }),
  );
}

export function answersOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
}
