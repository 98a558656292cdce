import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOnThisMachine } from '@zaino/service/is-on-this-machine';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

/** Where the registry is, and by what right it is called. */
export interface RegistryAccess {
  /** Origin of the shop. */
  url: string;
  token: string;
  /** The setting or the file that the token stands in. */
  tokenFrom: string;
  /** The shop that `npm start` runs here. */
  isOfThisMachine: boolean;
}

/** What `npm start` keeps (tools/start/release-token.ts). */
const localToken = join(config.localFolder, 'release-token');
const starter = join(config.localFolder, 'run/starter.json');

/** The registry that the settings name, or that of the shop on this machine; throws a `UserError` where there is no way to it. */
export function registryAccess({ releasesUrl, releaseToken, port } = config): RegistryAccess {
  const isOfThisMachine = releasesUrl === undefined;
  const url = (releasesUrl ?? runningShop() ?? `http://localhost:${port}`).replace(/\/+$/, '');
  requireSecret(url);
  if (releaseToken !== undefined) {
    return { url, token: releaseToken, tokenFrom: 'RELEASE_TOKEN', isOfThisMachine };
  }
  if (!isOfThisMachine) {
    throw new UserError(
      `RELEASE_TOKEN is not set: an admin makes one for ${url} at /admin/releases.`,
    );
  }
  if (!existsSync(localToken)) {
    throw new UserError(
      'No shop has run on this machine: start it by npm start, or name one by RELEASES_URL and RELEASE_TOKEN.',
    );
  }
  const token = readFileSync(localToken, 'utf8').trim();
  return { url, token, tokenFrom: localToken, isOfThisMachine };
}

/** A token is worth as much as a password. */
function requireSecret(url: string): void {
  if (!URL.canParse(url)) throw new UserError(`RELEASES_URL is no address: ${url}`);
  if (new URL(url).protocol === 'https:' || isOnThisMachine(url)) return;
  throw new UserError(
    `RELEASES_URL must begin with https://, or others could read the token: ${url}`,
  );
}

function runningShop(): string | undefined {
  if (!existsSync(starter)) return undefined;
  const { url } = JSON.parse(readFileSync(starter, 'utf8')) as { url?: string };
  return url;
}
