import { FolderFiles } from './folder-files';
import type { ReleaseFiles } from './release-files';
import type { ReleaseFilesConfig } from './release-files-config';

/** The store of release files that the settings name. The SDK is loaded by those alone who have a bucket. */
export async function filesOf(config: ReleaseFilesConfig): Promise<ReleaseFiles> {
  const { RELEASES_BUCKET: url, RELEASES_BUCKET_KEY: key } = config;
  if (url === undefined) return new FolderFiles(config.RELEASES_DIR);
  const { BucketFiles } = await import('./bucket-files');
  const [, accessKeyId = '', secretAccessKey = ''] = /^([^:]+):(.+)$/.exec(key ?? '') ?? [];
  return new BucketFiles({
    url,
    endpoint: config.RELEASES_BUCKET_ENDPOINT,
    region: config.RELEASES_BUCKET_REGION,
    credentials: key === undefined ? undefined : { accessKeyId, secretAccessKey },
  });
}
