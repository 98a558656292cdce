import { Controller } from '@nestjs/common';
import { adminTeacherListEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { StaffListsService } from './staff-lists.service';

@Controller()
export class StaffListsController {
  constructor(private readonly lists: StaffListsService) {}

  @Route(endpoints.list)
  list(@Input() { pagina }: QueryOf<typeof endpoints.list>) {
    return this.lists.page(pagina);
  }

  @Route(endpoints.publish)
  publish(
    @Input('params') { id }: ParamsOf<typeof endpoints.publish>,
    @Input('body') body: BodyOf<typeof endpoints.publish>,
  ) {
    return this.lists.publish(id, body);
  }

  @Route(endpoints.refuse)
  refuse(
    @Input('params') { id }: ParamsOf<typeof endpoints.refuse>,
    @Input('body') body: BodyOf<typeof endpoints.refuse>,
  ) {
    return this.lists.refuse(id, body);
  }
}
