import type { PublishedVersion } from '@zaino/contracts/releases';
import type { ReleaseVersionEntity } from './release-version.entity';

/** As in `1.4.2`. */
export function numberWords({ major, minor, patch }: VersionNumber): string {
  return `${major}.${minor}.${patch}`;
}

type VersionNumber = Pick<ReleaseVersionEntity, 'major' | 'minor' | 'patch'>;

/** A version as the contract has it. */
export function versionAnswer(row: ReleaseVersionEntity): PublishedVersion {
  const { app, version, publishedAt, by, heaviestPage, isCollected } = row;
  const number = numberWords(row);
  const at = publishedAt.toISOString();
  return { app, version, number, publishedAt: at, by, heaviestPage, isCollected };
}
