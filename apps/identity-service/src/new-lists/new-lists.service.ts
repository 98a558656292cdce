import { Injectable } from '@nestjs/common';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource } from 'typeorm';
import { NEW_LISTS_WALK_TOPIC, type Walk } from './walk-families';

/** Takes word of new lists. */
@Injectable()
export class NewListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The families are gone through once this is answered. */
  async tell(schoolYear: number): Promise<void> {
    const first: Walk = { schoolYear, after: '' };
    await this.outbox.add(this.dataSource.manager, NEW_LISTS_WALK_TOPIC, first);
  }
}
