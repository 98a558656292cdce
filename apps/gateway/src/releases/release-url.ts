import { appNameSchema, versionSchema } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';

/** URL of the folder with a release's files. */
export function releaseBase({ base, name, version }: Release): string {
  return base ?? `/releases/${name}/${version}/`;
}

/** URL of a file of a release. */
export function releaseUrl(release: Release, file: string): string {
  return releaseBase(release) + file;
}

/** Whether a release has a file; in development nobody lists them. */
export function hasFile({ base, integrity }: Release, file: string): boolean {
  return base !== undefined || file in integrity;
}

/** Whose files an address leads to; undefined for all other addresses. */
export function versionAt(url: string): { app: string; version: string } | undefined {
  const [, app, version] = /^\/releases\/([^/?]+)\/([^/?]+)\/[^/?]/.exec(url) ?? [];
  const [name, known] = [appNameSchema.safeParse(app), versionSchema.safeParse(version)];
  return name.success && known.success ? { app: name.data, version: known.data } : undefined;
}
