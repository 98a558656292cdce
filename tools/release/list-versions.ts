import {
  type AppReleases,
  type PublishedVersion,
  releasesEndpoints,
  releasesErrorCodes,
} from '@zaino/contracts/releases';
import { browserApps } from './browser-apps';
import type { ListCommand } from './command';
import { Refused, type Registry } from './registry';

/** Prints the versions of an app, or of all apps that the token is for, the latest first. */
export async function listVersions({ app }: ListCommand, registry: Registry): Promise<void> {
  const read = (name: string) => registry.call(releasesEndpoints.read, { params: { app: name } });
  if (app !== undefined) {
    printApp(await read(app));
    return;
  }
  const refused: Refused[] = [];
  for (const name of browserApps) {
    try {
      printApp(await read(name));
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== releasesErrorCodes.notYours) throw error;
      refused.push(error);
    }
  }
  const [first] = refused;
  if (first && refused.length === browserApps.length) throw first;
}

function printApp(releases: AppReleases): void {
  console.log(releases.app);
  if (releases.versions.length === 0) console.log('  no version is published');
  for (const version of releases.versions) {
    const { number, publishedAt, by } = version;
    const columns = [number.padEnd(8), version.version, minuteOf(publishedAt), by.padEnd(16)];
    console.log(`  ${[...columns, ...statesOf(version, releases)].join('  ')}`.trimEnd());
  }
}

function statesOf(
  { version, isCollected }: PublishedVersion,
  { live, liveSince, canary }: AppReleases,
): string[] {
  const states: string[] = [];
  if (live?.version === version) {
    states.push(liveSince === null ? 'live' : `live since ${minuteOf(liveSince)}`);
  }
  if (canary?.version === version) {
    states.push(`canary for ${canary.share} %${canary.isPaused ? ', paused' : ''}`);
  }
  return isCollected ? [...states, 'files are gone'] : states;
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** As in `2026-11-21 09:35`, on this machine's clock. */
function minuteOf(moment: string): string {
  return new Date(moment).toLocaleString('sv', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
}
