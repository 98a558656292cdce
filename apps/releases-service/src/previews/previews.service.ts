import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Preview, releaseDeskEndpoints } from '@zaino/contracts/releases';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { LiveChanges } from '../live-document/live-changes';
import { stableVersions } from '../live-document/live-state';
import { PreviewEntity } from '../live-document/preview.entity';
import { findVersion, requireFit } from '../versions/known-versions';
import { StoredFiles } from '../versions/stored-files';
import { previewAnswer } from './preview-answer';
import { ShopLinksService } from './shop-links.service';

const MOST_LISTED = 100;

type PreviewInput = BodyOf<typeof releaseDeskEndpoints.addPreview>;

/** What opens the live shop with other versions. */
@Injectable()
export class PreviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: LiveChanges,
    private readonly auditLog: AuditLog,
    private readonly links: ShopLinksService,
    private readonly storedFiles: StoredFiles,
  ) {}

  /** The latest first. */
  async list(): Promise<{ previews: Preview[] }> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    const rows = await this.dataSource.manager.find(PreviewEntity, { order, take: MOST_LISTED });
    return { previews: rows.map(previewAnswer) };
  }

  /** Refuses versions that nobody has, whose files are lost, or that do not work with what is live. */
  async add(input: PreviewInput, by: string): Promise<{ preview: Preview; link: string }> {
    const { versions, note, hours } = input;
    await Promise.all(
      Object.entries(versions).map(([app, version]) => this.storedFiles.require({ app, version })),
    );
    return this.changes.make(async ({ manager, now }) => {
      for (const [app, version] of Object.entries(versions)) {
        await findVersion(manager, app, version);
      }
      const lane = { ...(await stableVersions(manager)), ...versions };
      await requireFit(manager, lane, Object.keys(versions));
      const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
      const id = randomUUID();
      const row: PreviewEntity = {
        id,
        versions,
        localApp: null,
        localOrigin: null,
        note,
        createdAt: now,
        expiresAt,
        revokedAt: null,
        by,
      };
      await manager.insert(PreviewEntity, row);
      const subject = { kind: 'preview', id };
      const after = { versions, note, expiresAt };
      await this.auditLog.record(manager, { act: 'releases.preview-added', subject, after });
      return { preview: previewAnswer(row), link: this.linkTo(row) };
    });
  }

  /** Gateways are told of it until it would have ended. */
  revoke(id: string): Promise<{ preview: Preview }> {
    return this.changes.make(async ({ manager, now }) => {
      const row = await manager.findOneBy(PreviewEntity, { id });
      if (!row) throw noPreview();
      if (row.revokedAt !== null) {
        this.auditLog.changedNothing();
        return { preview: previewAnswer(row) };
      }
      await manager.update(PreviewEntity, { id }, { revokedAt: now });
      await this.auditLog.record(manager, {
        act: 'releases.preview-revoked',
        subject: { kind: 'preview', id },
        before: { versions: row.versions, origin: row.localOrigin, note: row.note },
      });
      row.revokedAt = now;
      return { preview: previewAnswer(row) };
    });
  }

  private linkTo({ id, versions, expiresAt }: PreviewEntity): string {
    return this.links.linkBy({ id, versions, expiresAt: expiresAt.toISOString() });
  }
}

function noPreview(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Questa anteprima non c’è.',
  });
}
