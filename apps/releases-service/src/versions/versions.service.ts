import { Injectable } from '@nestjs/common';
import { releasesErrorCodes, type VersionJump, versionJumps } from '@zaino/contracts/releases';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { Semaphore } from '@zaino/service/semaphore';
import { ReleaseActs } from '../acts/release-acts';
import type { Releaser } from '../acts/releaser';
import { ownApp } from '../teams/own-app';
import { VersionPartners } from '../partners/version-partners';
import { TeamsService } from '../teams/teams.service';
import { checkUpload } from './check-upload';
import { PublishedNews } from './published-news';
import { Publishing } from './publishing';
import { unpackArchive } from './unpack-archive';

/** Unpacked, an upload may be thirty megabytes in memory. */
const UNPACKED_AT_ONCE = 2;
const MOST_WAITING = 20;

interface Upload {
  app: string;
  version: string;
  jump: VersionJump;
  archive: Uint8Array;
}

/** What teams and admins upload. */
@Injectable()
export class VersionsService {
  private readonly unpacking = new Semaphore({
    permits: UNPACKED_AT_ONCE,
    waiting: MOST_WAITING,
    refuse: () => new DomainError('unavailable', sharedErrorCodes.unavailable),
  });

  constructor(
    private readonly publishing: Publishing,
    private readonly news: PublishedNews,
    private readonly teams: TeamsService,
    private readonly acts: ReleaseActs,
    private readonly partners: VersionPartners,
  ) {}

  /** What is refused leaves the sentence in the history, and nothing else. */
  publish({ archive, ...upload }: Upload, releaser: Releaser) {
    return this.acts.orRefused(upload, releaser, async () => {
      ownApp(upload.app, releaser);
      await this.requireJump(upload.jump, releaser);
      return this.unpacking.run(async () => {
        const files = await unpackArchive(archive);
        const manifest = checkUpload({ ...upload, files });
        await this.partners.require(manifest, (file) => files.get(file));
        const published = await this.publishing.publish({ ...upload, files, manifest }, releaser);
        if (published.isNew) this.news.tell(upload);
        return published;
      });
    });
  }

  private async requireJump(jump: VersionJump, { team }: Releaser): Promise<void> {
    if (team === null) return;
    const largest = await this.teams.largestJumpOf(team);
    if (versionJumps.indexOf(jump) <= versionJumps.indexOf(largest)) return;
    throw new DomainError('forbidden', releasesErrorCodes.jumpTooLarge, {
      detail: `Con questo token un passo è al massimo ${largest}: ${jump} lo pubblica un amministratore.`,
    });
  }
}
