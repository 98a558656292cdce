import { Controller } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { OwnersService } from './owners.service';

@Controller()
export class OwnersController {
  constructor(private readonly owners: OwnersService) {}

  @Route(identityInternalEndpoints.owner)
  read(@Input('params') { uid }: ParamsOf<typeof identityInternalEndpoints.owner>) {
    return this.owners.read(uid);
  }

  @Route(identityInternalEndpoints.tellOwner)
  async tell(
    @Input('params') { uid }: ParamsOf<typeof identityInternalEndpoints.tellOwner>,
    @Input('body') notice: BodyOf<typeof identityInternalEndpoints.tellOwner>,
  ): Promise<Record<string, never>> {
    await this.owners.tell(uid, notice);
    return {};
  }
}
