import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { Outbox } from '@zaino/service/outbox/outbox';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { NEW_LISTS_WALK_TOPIC, type Walk } from './walk-families';

@Controller()
export class NewListsController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @Route(identityInternalEndpoints.tellNewLists)
  async tell(
    @Input('body') { schoolYear }: BodyOf<typeof identityInternalEndpoints.tellNewLists>,
  ): Promise<Record<string, never>> {
    const first: Walk = { schoolYear, after: '' };
    await this.outbox.add(this.dataSource.manager, NEW_LISTS_WALK_TOPIC, first);
    return {};
  }
}
