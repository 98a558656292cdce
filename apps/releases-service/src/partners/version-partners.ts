import { Injectable, Logger } from '@nestjs/common';
import { releasesErrorCodes } from '@zaino/contracts/releases';
import type { Release, UsedCall } from '@zaino/contracts/shared';
import { SECOND_MS } from '@zaino/rules/durations';
import { answeredWithin } from '@zaino/service/deadline';
import { DomainError } from '@zaino/service/domain-error';
import { Partners } from './partners';
import { parseCalls, StoredCalls } from './stored-calls';

/** Whoever makes something live waits no longer for a store that is silent. */
const PATIENCE_MS = SECOND_MS;

/** Sentences that a refusal names; the rest of them it counts. */
const MOST_NAMED = 5;

type ReadFile = (file: string) => Uint8Array | undefined;

/** Refuses versions that ask services for what these do not give. */
@Injectable()
export class VersionPartners {
  private readonly logger = new Logger('VersionPartners');

  constructor(
    private readonly partners: Partners,
    private readonly storedCalls: StoredCalls,
  ) {}

  /** Of an upload, whose files were checked before. Rejects as `conflict` with the code `broken-partner`. */
  async require(release: Release, read: ReadFile): Promise<void> {
    const file = release.calls && read(release.calls.file);
    await this.requireCalls(release, file && parseCalls(file));
  }

  /**
   * Of a version that was published before: services may have gone on since. One that is not there is not judged, nor one
   * that nobody can read now, since it was when it was published.
   */
  async requireStored(app: string, version: string): Promise<void> {
    const stored = await answeredWithin(PATIENCE_MS, () =>
      this.storedCalls.read(app, version),
    ).catch((error: unknown) => {
      const what = `${app}/${version}`;
      this.logger.warn(`Its calls cannot be read, ${what} is not judged anew: ${String(error)}`);
      return undefined;
    });
    if (stored) await this.requireCalls(stored.release, stored.calls);
  }

  private async requireCalls(release: Release, calls: UsedCall[] | undefined): Promise<void> {
    const sentences = await this.partners.check(release, calls);
    if (sentences.length > 0) throw brokenPartner(sentences);
  }
}

function brokenPartner(sentences: readonly string[]): DomainError {
  const others = sentences.length - MOST_NAMED;
  const end = others > 0 ? ` … (+${others})` : '';
  return new DomainError('conflict', releasesErrorCodes.brokenPartner, {
    detail: sentences.slice(0, MOST_NAMED).join(' ') + end,
  });
}
