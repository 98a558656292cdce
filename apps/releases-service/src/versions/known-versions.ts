import { releasesErrorCodes } from '@zaino/contracts/releases';
import { DomainError } from '@zaino/service/domain-error';
import type { EntityManager } from 'typeorm';
import { pathSentences } from '../own-paths/path-sentences';
import { misfitSentences, type ReleasesByApp } from './misfit-sentences';
import { ReleaseVersionEntity } from './release-version.entity';

/** Version of each app. */
type Versions = Readonly<Record<string, string>>;

/** A version that can be used; refuses one that nobody has published, or that was collected. */
export async function findVersion(
  manager: EntityManager,
  app: string,
  version: string,
): Promise<ReleaseVersionEntity> {
  const found = await manager.findOneBy(ReleaseVersionEntity, { app, version });
  if (!found || found.isCollected) throw unknownVersion(app, version);
  return found;
}

/** Rows of the versions that there are, collected ones too. */
export function findVersions(
  manager: EntityManager,
  versions: readonly { app: string; version: string }[],
): Promise<ReleaseVersionEntity[]> {
  if (versions.length === 0) return Promise.resolve([]);
  const where = versions.map(({ app, version }) => ({ app, version }));
  return manager.find(ReleaseVersionEntity, { where });
}

/** Refuses a set in which one of these apps does not work with the others, or stands where it may not. */
export async function requireFit(
  manager: EntityManager,
  versions: Versions,
  apps: readonly string[],
): Promise<void> {
  const set = await manifestsOf(manager, versions);
  const releases = apps.flatMap((app) => set[app] ?? []);
  const sentences = [
    ...apps.flatMap((app) => misfitSentences(set, app)),
    ...(await pathSentences(manager, releases)),
  ];
  if (sentences.length > 0) throw misfit(sentences);
}

/** What a set is made of, by its builds. */
export async function manifestsOf(
  manager: EntityManager,
  versions: Versions,
): Promise<ReleasesByApp> {
  const where = Object.entries(versions).map(([app, version]) => ({ app, version }));
  if (where.length === 0) return {};
  const rows = await manager.find(ReleaseVersionEntity, {
    select: { app: true, version: true, manifest: true },
    where,
  });
  return Object.fromEntries(rows.map(({ app, manifest }) => [app, manifest]));
}

function unknownVersion(app: string, version: string): DomainError {
  return new DomainError('not-found', releasesErrorCodes.unknownVersion, {
    detail: `La versione ${version} di ${app} non è pubblicata, o i suoi file non ci sono più.`,
  });
}

function misfit(sentences: readonly string[]): DomainError {
  const detail = [...new Set(sentences)].join(' ');
  return new DomainError('conflict', releasesErrorCodes.misfit, { detail });
}
