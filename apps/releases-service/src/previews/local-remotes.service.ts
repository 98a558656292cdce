import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  LOCAL_REMOTE_HOURS,
  type LocalRemote,
  type Preview,
  releasesErrorCodes,
} from '@zaino/contracts/releases';
import { cookies } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { CONFIG } from '@zaino/service/config.module';
import { needsSecureCookies, setCookie } from '@zaino/service/cookie';
import { DomainError } from '@zaino/service/domain-error';
import type { FastifyReply } from 'fastify';
import type { EntityManager } from 'typeorm';
import { ReleaseActs } from '../acts/release-acts';
import type { Releaser } from '../acts/releaser';
import type { Config } from '../config';
import { type LiveChange, LiveChanges } from '../live-document/live-changes';
import { stableVersions } from '../live-document/live-state';
import { PreviewEntity } from '../live-document/preview.entity';
import { manifestsOf } from '../versions/known-versions';
import { previewAnswer } from './preview-answer';
import { ShopLinksService } from './shop-links.service';

/** Apps that a browser takes from the machine of who develops them, in the place of the live ones. */
@Injectable()
export class LocalRemotesService {
  private readonly isSecure: boolean;

  constructor(
    private readonly changes: LiveChanges,
    private readonly acts: ReleaseActs,
    private readonly links: ShopLinksService,
    @Inject(CONFIG) config: Pick<Config, 'PUBLIC_URL'>,
  ) {
    this.isSecure = needsSecureCookies(config.PUBLIC_URL);
  }

  /**
   * Gives the browser that calls a cookie, and nobody a link: it counts there alone. Refuses an app without a live
   * version. Gives where the app's pages begin, too.
   */
  async open(
    local: LocalRemote,
    by: Releaser,
    reply: FastifyReply,
  ): Promise<{ preview: Preview; path: string }> {
    const { row, path } = await this.changes.make((change) => this.add(local, by, change));
    const expiresAt = row.expiresAt.toISOString();
    const value = this.links.tokenOf({ id: row.id, local, expiresAt });
    setCookie(reply, cookies.preview, { value, isSecure: this.isSecure });
    return { preview: previewAnswer(row), path };
  }

  private async add({ app, origin }: LocalRemote, by: Releaser, { manager, now }: LiveChange) {
    const { version, path } = await liveVersion(manager, app);
    const expiresAt = new Date(now.getTime() + LOCAL_REMOTE_HOURS * HOUR_MS);
    const row: PreviewEntity = {
      id: randomUUID(),
      versions: {},
      localApp: app,
      localOrigin: origin,
      note: '',
      createdAt: now,
      expiresAt,
      revokedAt: null,
      by: by.name,
    };
    await manager.insert(PreviewEntity, row);
    const reason = `Al suo posto, in un solo browser, quella di ${origin}`;
    const states = { before: null, after: { preview: row.id, origin, expiresAt } };
    await this.acts.add(manager, { kind: 'local-opened', app, version, reason, states }, by);
    return { row, path };
  }
}

/** What a local app takes the place of, and where its pages begin. */
async function liveVersion(
  manager: EntityManager,
  app: string,
): Promise<{ version: string; path: string }> {
  const version = new Map(Object.entries(await stableVersions(manager))).get(app);
  if (version === undefined) throw notLive(app);
  const { [app]: manifest } = await manifestsOf(manager, { [app]: version });
  return { version, path: manifest?.mounts[0] ?? '/' };
}

function notLive(app: string): DomainError {
  return new DomainError('not-found', releasesErrorCodes.notLive, {
    detail: `${app} non ha una versione attiva di cui prendere il posto.`,
  });
}
