import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@zaino/contracts/shared';
import { activeVersion, pointAt } from '@zaino/tools/release/releases-folder';

/** Publishes a version like the active one, with another server bundle, and makes it the active one. */
export function switchVersion(releases: string, app: string, number: number): string {
  const active = activeVersion(releases, app);
  if (active === undefined) throw new Error(`No version of ${app} is active`);
  const version = `bench-${number}`;
  const folder = join(releases, app, version);
  cpSync(join(releases, app, active), folder, { recursive: true });
  const manifest = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(manifest, 'utf8')) as Release;
  if (!release.server) throw new Error(`${app} has no server bundle`);
  const bundle = join(folder, release.server.file);
  appendFileSync(bundle, `\n// ${version}`);
  const hash = createHash('sha256').update(readFileSync(bundle)).digest('base64');
  const server = { ...release.server, integrity: `sha256-${hash}` };
  writeFileSync(manifest, JSON.stringify({ ...release, version, server }));
  pointAt(releases, app, version);
  return version;
}
