import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { NewListsService } from './new-lists.service';

@Controller()
export class NewListsController {
  constructor(private readonly newLists: NewListsService) {}

  @Route(identityInternalEndpoints.tellNewLists)
  async tell(
    @Input('body') { schoolYear }: BodyOf<typeof identityInternalEndpoints.tellNewLists>,
  ): Promise<Record<string, never>> {
    await this.newLists.tell(schoolYear);
    return {};
  }
}
