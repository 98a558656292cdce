import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Live {
  revision: number;
  stable: Record<string, string>;
}

const fileOf = (releases: string) => join(releases, 'live.json');

function read(releases: string): Live {
  const { text } = JSON.parse(readFileSync(fileOf(releases), 'utf8')) as { text: string };
  return JSON.parse(text) as Live;
}

/** The version of an app that is live in a folder of releases; throws where there is none. */
export function liveVersion(releases: string, app: string): string {
  const version = read(releases).stable[app];
  if (version === undefined) throw new Error(`Nothing of ${app} is live`);
  return version;
}

/** Changes what is live in a folder of releases, with no check and no signature. */
export function changeLive(
  releases: string,
  { stable = {}, ...others }: { stable?: Record<string, string> } & Record<string, unknown>,
): void {
  const live = read(releases);
  const next = {
    ...live,
    ...others,
    stable: { ...live.stable, ...stable },
    revision: live.revision + 1,
  };
  writeFileSync(fileOf(releases), JSON.stringify({ text: JSON.stringify(next), signature: '' }));
}
