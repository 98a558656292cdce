import { Inject, Injectable } from '@nestjs/common';
import {
  type Release,
  releaseSchema,
  type UsedCall,
  usedCallsSchema,
} from '@zaino/contracts/shared';
import { MANIFEST_FILE } from '@zaino/service/release-files/faults-of-release';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { RELEASE_STORE } from '../store/release-store';

/** A published version and the calls that it makes; undefined where it does not say which. */
interface StoredVersion {
  release: Release;
  calls: UsedCall[] | undefined;
}

/** Which calls published versions make, from their files. */
@Injectable()
export class StoredCalls {
  constructor(@Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles) {}

  /** Undefined of a version that is not there; rejects where it cannot be read. */
  async read(app: string, version: string): Promise<StoredVersion | undefined> {
    const manifest = await this.releaseStore.read(`${app}/${version}/${MANIFEST_FILE}`);
    if (!manifest) return undefined;
    const release = releaseSchema.parse(JSON.parse(manifest.toString('utf8')));
    const file = release.calls?.file;
    const calls =
      file === undefined ? undefined : await this.releaseStore.read(`${app}/${version}/${file}`);
    return { release, calls: calls && parseCalls(calls) };
  }
}

/** Of `calls.json`. */
export function parseCalls(file: Uint8Array): UsedCall[] {
  return usedCallsSchema.parse(JSON.parse(Buffer.from(file).toString('utf8')));
}
