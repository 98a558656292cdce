import { Controller, Header } from '@nestjs/common';
import { releaseDeskEndpoints } from '@zaino/contracts/releases';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { DeskService } from './desk.service';

@Controller()
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Route(releaseDeskEndpoints.overview)
  @Header('cache-control', 'no-store')
  overview() {
    return this.desk.overview();
  }

  @Route(releaseDeskEndpoints.history)
  @Header('cache-control', 'no-store')
  history(@Input() query: QueryOf<typeof releaseDeskEndpoints.history>) {
    return this.desk.history(query);
  }
}
