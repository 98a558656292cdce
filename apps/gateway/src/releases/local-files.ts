import { FolderFiles } from '@zaino/service/release-files/folder-files';
import { filesOf } from '@zaino/service/release-files/files-of';
import { MirroredFiles } from '@zaino/service/release-files/mirrored-files';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { FetchedVersions } from './fetched-versions';

/** Release files as a gateway has them on its disk. */
export interface LocalFiles {
  /** Where the live document is read. */
  document: Pick<ReleaseFiles, 'read'>;
  fetched: FetchedVersions;
}

/** The folder itself, or what is fetched into it out of a bucket and stays there while that is away. */
export async function localFiles(
  config: Config,
  folder: string,
  log: FastifyBaseLogger,
): Promise<LocalFiles> {
  const copies = new FolderFiles(folder);
  if (config.RELEASES_BUCKET === undefined) {
    return { document: copies, fetched: new FetchedVersions({ folder, mirror: undefined, log }) };
  }
  const told = new Set<string>();
  const tell = (sentence: string, error: unknown) => {
    // Each second says the same while the bucket is away.
    if (told.has(sentence)) return;
    told.add(sentence);
    log.warn({ reason: String(error) }, sentence);
  };
  const mirror = new MirroredFiles({ store: await filesOf(config), copies, tell });
  return { document: mirror, fetched: new FetchedVersions({ folder, mirror, log }) };
}
