import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS } from '@zaino/rules/durations';
import { ScheduledTask } from '@zaino/service/schedule/scheduled-task';
import { AccountLinksService } from './account-links.service';

/** Every copy does it, one after the other finds nothing left. */
@Injectable()
export class LinkCleanup implements OnModuleInit, OnModuleDestroy {
  private readonly task: ScheduledTask;

  constructor(links: AccountLinksService) {
    this.task = new ScheduledTask({
      name: 'LinkCleanup',
      pauseMs: HOUR_MS,
      run: () => links.deleteExpired(),
    });
  }

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }
}
