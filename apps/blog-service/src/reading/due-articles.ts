import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { Article } from '../database/entities/article.entity';
import { ArticleIndexHolder } from './index/article-index-holder';

const PAUSE_MS = 15_000;

/**
 * Says in the rows of scheduled articles that they are published, some seconds after everybody sees them. It is no
 * save: the version stays, so that an admin who has the form open is not told of a change.
 */
@Injectable()
export class DueArticles implements OnModuleInit, OnApplicationShutdown {
  private readonly task = new ScheduledTask({
    name: 'DueArticles',
    pauseMs: PAUSE_MS,
    run: () => this.publish(),
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly holder: ArticleIndexHolder,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** The holder tells of the change. */
  async publish(): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      Article,
      {
        status: 'scheduled',
        publishedAt: LessThanOrEqual(new Date(this.clock.now())),
        deletedAt: IsNull(),
      },
      { status: 'published' },
    );
    if (affected) await this.holder.refresh();
  }
}
