import { Injectable } from '@nestjs/common';
import type { ArticleDraft as Draft, DraftFields } from '@zaino/contracts/blog';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { ArticleDraftEntity } from './article-draft.entity';
import { ArticleContent } from './article-content';

/** Of one admin, in one answer. */
const MOST_DRAFTS = 50;

/** Forms that admins have not saved yet, each admin's own. */
@Injectable()
export class DraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly content: ArticleContent,
  ) {}

  /** Latest first. */
  async list(adminId: string): Promise<Draft[]> {
    const rows = await this.dataSource.getRepository(ArticleDraftEntity).find({
      where: { adminId },
      order: { savedAt: 'DESC', key: 'ASC' },
      take: MOST_DRAFTS,
    });
    return rows.map(({ key, fields, baseVersion, savedAt }) => ({
      key,
      fields,
      baseVersion,
      savedAt: savedAt.toISOString(),
    }));
  }

  /** Gives when it was kept; the text is sanitised as that of an article is. */
  async save(
    { adminId, key }: { adminId: string; key: string },
    { fields, baseVersion }: { fields: DraftFields; baseVersion: number | null },
  ): Promise<string> {
    const { content } = await this.content.prepare(fields.content);
    await this.content.hold(fields.featuredImage);
    const savedAt = new Date(this.clock.now());
    const row = { adminId, key, fields: { ...fields, content }, baseVersion, savedAt };
    await this.dataSource.getRepository(ArticleDraftEntity).upsert(row, ['adminId', 'key']);
    return savedAt.toISOString();
  }

  async drop(adminId: string, key: string): Promise<void> {
    await this.dataSource.getRepository(ArticleDraftEntity).delete({ adminId, key });
  }
}
