import { Injectable } from '@nestjs/common';
import { AfterCommit } from '@zaino/service/after-commit';
import { DataChanges } from '@zaino/service/data-changes';

/** What must follow once everybody is to see other reviews. */
@Injectable()
export class ReviewPublication {
  constructor(
    private readonly afterCommit: AfterCommit,
    private readonly changes: DataChanges,
  ) {}

  /** After the commit. An answer changes nothing of the product that the index would tell of: so it is said here. */
  async tell(): Promise<void> {
    await this.afterCommit.run();
    this.changes.publish({ domain: 'catalogue' });
  }
}
