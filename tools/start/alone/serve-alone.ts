import { join } from 'node:path';
import { config } from '@zaino/tools/machine/config';
import { nextFreePort } from '../next-free-port';
import { appPort, type AppSources, serveApp } from '../serve-app';
import { LoneShop } from './lone-shop';

/**
 * Serves the app into a shop that is nothing but the shell in the kit's folder, until somebody ends it; gives the exit
 * code. Throws a `UserError` where no port is free.
 */
export async function serveAlone(sources: AppSources, kit: string): Promise<number> {
  const { app } = sources;
  const port = await appPort(app);
  const shopPort = await nextFreePort({ setting: 'PORT', port: config.port, taker: 'the shell' });
  const lone = new LoneShop(join(kit, 'shell'), { name: app, origin: `http://localhost:${port}` });
  const shop = await lone.open(shopPort);
  const greeting = [
    `${app} is served at ${shop}/${app}, in the shell that came with the packages.`,
    '  No service answers there: src/dev-answers.ts says what calls get. Stop: Ctrl-C here.',
  ];
  return serveApp(sources, { port, shop, env: { DEV_ALONE: 'true' }, greeting });
}
