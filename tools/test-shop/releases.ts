import { join } from 'node:path';
import {
  type AccountSettings,
  createServiceDatabase,
} from '@zaino/browser-testing/account-services';
import { run, start } from '@zaino/browser-testing/processes';
import { newSigningKey } from '@zaino/browser-testing/signing-key';

const app = 'releases-service';

interface Around {
  /** With the builds that were published for the gateway. */
  folder: string;
  settings: AccountSettings;
  /** Of the services that it asks. */
  urls: Record<string, string>;
}

/**
 * The registry, with these apps in a store of its own: the gateway of the tests goes by a folder that tests change. Adds how
 * to end it to `ends`, and gives its address.
 */
export async function startReleases(
  ends: (() => Promise<void>)[],
  { folder, settings, urls }: Around,
): Promise<string> {
  const database = await createServiceDatabase(app);
  ends.push(database.drop);
  const env = {
    ...settings,
    ...urls,
    MYSQL_URL: database.url,
    RELEASES_DIR: join(folder, 'registry'),
    RELEASES_SIGNING_KEY: newSigningKey(),
  };
  run(`dist/apps/${app}/cli.js`, ['publish', join(folder, 'builds'), '--live'], env);
  const service = await start(app, env);
  ends.push(service.stop);
  return service.url;
}
