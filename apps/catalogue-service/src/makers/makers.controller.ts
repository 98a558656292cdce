import { Controller } from '@nestjs/common';
import { adminMakerEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { MakersService } from './makers.service';

@Controller()
export class MakersController {
  constructor(private readonly makers: MakersService) {}

  @Route(endpoints.list)
  list() {
    return this.makers.list();
  }

  @Route(endpoints.create)
  create(@Input('body') body: BodyOf<typeof endpoints.create>) {
    return this.makers.create(body);
  }

  @Route(endpoints.save)
  save(
    @Input('params') { id }: ParamsOf<typeof endpoints.save>,
    @Input('body') body: BodyOf<typeof endpoints.save>,
  ) {
    return this.makers.save(id, body);
  }
}
