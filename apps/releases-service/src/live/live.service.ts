import { Injectable } from '@nestjs/common';
import type { AppReleases, releasesEndpoints } from '@zaino/contracts/releases';
import type { BodyOf } from '@zaino/service/route';
import { ReleaseActs } from '../acts/release-acts';
import type { Releaser } from '../acts/releaser';
import { AppReleasesService } from '../app-releases/app-releases.service';
import { VersionPartners } from '../partners/version-partners';
import { ownApp } from '../teams/own-app';
import { StoredFiles } from '../versions/stored-files';
import { GoingLive } from './going-live';

/** What teams and admins do with what is live; what is refused stays in the history. */
@Injectable()
export class LiveService {
  constructor(
    private readonly goingLive: GoingLive,
    private readonly acts: ReleaseActs,
    private readonly appReleases: AppReleasesService,
    private readonly partners: VersionPartners,
    private readonly storedFiles: StoredFiles,
  ) {}

  /** A team's app is known by its token, before its first version, too. */
  read(app: string, releaser: Releaser): Promise<AppReleases> {
    ownApp(app, releaser);
    return releaser.team ? this.appReleases.read(app) : this.appReleases.readKnown(app);
  }

  async promote(
    app: string,
    { version, reason }: BodyOf<typeof releasesEndpoints.promote>,
    releaser: Releaser,
  ): Promise<AppReleases> {
    await this.acts.orRefused({ app, version }, releaser, async () => {
      ownApp(app, releaser);
      await this.storedFiles.require({ app, version });
      await this.partners.requireStored(app, version);
      await this.goingLive.makeLive({ [app]: version }, reason, releaser);
    });
    return this.appReleases.read(app);
  }

  /** Whether the store still has the files is looked at behind it: gateways mostly have them, and nobody may wait. */
  async goBack(
    app: string,
    wish: BodyOf<typeof releasesEndpoints.goBack>,
    releaser: Releaser,
  ): Promise<AppReleases> {
    ownApp(app, releaser);
    const { back } = await this.appReleases.read(app);
    const goBack = () => this.goingLive.goBack(app, wish, releaser);
    // Without a version there is nothing that the history could name.
    if (back === null) await goBack();
    else await this.acts.orRefused({ app, version: back.version }, releaser, goBack);
    const releases = await this.appReleases.read(app);
    if (releases.live) void this.storedFiles.tell({ app, version: releases.live.version });
    return releases;
  }
}
