import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { lockDocumentRow, saveDocumentRow } from './live-rows';
import { liveState } from './live-state';
import { LiveWriter } from './live-writer';

/** The transaction of a change, and its moment. */
export interface LiveChange {
  manager: EntityManager;
  now: Date;
}

/** Changes what is live, one change after the other, whichever copy of the service makes them. */
@Injectable()
export class LiveChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly writer: LiveWriter,
  ) {}

  /** Gateways are told of what has become of it, once it is committed. */
  async make<Result>(action: (change: LiveChange) => Promise<Result>): Promise<Result> {
    const result = await inTransaction(this.dataSource, async (manager) => {
      const before = await lockDocumentRow(manager);
      const now = new Date(this.clock.now());
      const outcome = await action({ manager, now });
      const state = await liveState(manager, now);
      if (!isDeepStrictEqual({ ...before, ...state }, before)) {
        const at = now.toISOString();
        await saveDocumentRow(manager, { revision: before.revision + 1, at, ...state });
      }
      return outcome;
    });
    await this.writer.write();
    return result;
  }
}
