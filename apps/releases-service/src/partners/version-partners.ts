import { Inject, Injectable, Logger } from '@nestjs/common';
import { releasesErrorCodes } from '@zaino/contracts/releases';
import { type Release, releaseSchema, usedCallsSchema } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { MANIFEST_FILE } from '@zaino/service/release-files/faults-of-release';
import type { ReleaseFiles } from '@zaino/service/release-files/release-files';
import { RELEASE_STORE } from '../store/release-store';
import { Partners } from './partners';

/** Sentences that a refusal names; the rest of them it counts. */
const MOST_NAMED = 5;

type ReadFile = (file: string) => Uint8Array | undefined;

/** Refuses versions that ask services for what these do not give. */
@Injectable()
export class VersionPartners {
  private readonly logger = new Logger('VersionPartners');

  constructor(
    private readonly partners: Partners,
    @Inject(RELEASE_STORE) private readonly releaseStore: ReleaseFiles,
  ) {}

  /** Of an upload, whose files were checked before. Rejects as `conflict` with the code `broken-partner`. */
  async require(release: Release, read: ReadFile): Promise<void> {
    const file = release.calls && read(release.calls.file);
    const calls = file && usedCallsSchema.parse(JSON.parse(Buffer.from(file).toString('utf8')));
    const sentences = await this.partners.check(release, calls);
    if (sentences.length > 0) throw brokenPartner(sentences);
  }

  /**
   * Of a version that was published before: services may have gone on since. One that is not there is not judged, nor one
   * that nobody can read now, since it was when it was published.
   */
  async requireStored(app: string, version: string): Promise<void> {
    const files = await this.readStored(`${app}/${version}`);
    if (files) await this.require(files.release, () => files.calls);
  }

  private async readStored(folder: string) {
    try {
      const manifest = await this.releaseStore.read(`${folder}/${MANIFEST_FILE}`);
      if (!manifest) return undefined;
      const release = releaseSchema.parse(JSON.parse(manifest.toString('utf8')));
      const file = release.calls?.file;
      return {
        release,
        calls: file === undefined ? undefined : await this.releaseStore.read(`${folder}/${file}`),
      };
    } catch (error) {
      this.logger.warn(`Its calls cannot be read, ${folder} is not judged anew: ${String(error)}`);
      return undefined;
    }
  }
}

function brokenPartner(sentences: readonly string[]): DomainError {
  const others = sentences.length - MOST_NAMED;
  const end = others > 0 ? ` … (+${others})` : '';
  return new DomainError('conflict', releasesErrorCodes.brokenPartner, {
    detail: sentences.slice(0, MOST_NAMED).join(' ') + end,
  });
}
