import { Injectable, Logger } from '@nestjs/common';
import { clientAddress } from '@zaino/service/client-address';
import { Clock } from '@zaino/service/clock';
import { isConnectionFailure } from '@zaino/service/connection-failure';
import { DataSource } from 'typeorm';
import type { Reader } from './current-reader';
import { isRobot } from './is-robot';
import { LikesService } from './likes.service';
import { ViewCounter, type WaitingViews } from './view-counter';
import { visibleArticle } from './visible-article';

interface Facts {
  views: number;
  likes: number;
  /** Of the batches that were asked for, those whose views are among `views`, by comma. */
  added: string | null;
  isLiked: string;
}

/** What a page learns and leaves behind when somebody opens an article. */
@Injectable()
export class VisitsService {
  private readonly logger = new Logger('Visits');

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly counter: ViewCounter,
    private readonly likes: LikesService,
  ) {}

  async visit(articleId: string, reader: Reader) {
    const { manager } = this.dataSource;
    const visible = await visibleArticle(manager, { articleId, now: this.clock.now() });
    const waiting = await this.count(articleId, reader);
    // One statement sees the views and what they hold of the batches at the same moment.
    const [facts] = await manager.query<Facts[]>(
      `SELECT views, likes,
         (SELECT GROUP_CONCAT(id) FROM view_batch WHERE id IN (?)) AS added,
         (SELECT COUNT(*) FROM article_like WHERE article_id = article.id AND voter = ?) AS isLiked
       FROM article WHERE id = ?`,
      [[...waiting.keys(), ''], this.likes.knownVoter(reader) ?? '', articleId],
    );
    const added = new Set(facts?.added?.split(','));
    const missing = [...waiting].filter(([id]) => !added.has(id));
    return {
      success: true as const,
      views: missing.reduce((sum, [, views]) => sum + views, facts?.views ?? 0),
      likes: facts?.likes ?? visible.likes,
      liked: Number(facts?.isLiked) > 0,
    };
  }

  /** While Redis is away nobody is counted, and everything else goes on. */
  private async count(articleId: string, { request }: Reader): Promise<WaitingViews> {
    const userAgent = request.headers['user-agent'] ?? '';
    const visitor = isRobot(userAgent) ? null : { address: clientAddress(request), userAgent };
    try {
      return await this.counter.count(articleId, visitor);
    } catch (error) {
      // That Redis is away was said already.
      if (!isConnectionFailure(error)) this.logger.warn(`A view was not counted: ${String(error)}`);
      return new Map();
    }
  }
}
