import { Controller } from '@nestjs/common';
import { coverEndpoint } from '@zaino/contracts/schools';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CoversService } from './covers.service';

@Controller()
export class CoversController {
  constructor(private readonly covers: CoversService) {}

  @Route(coverEndpoint)
  ofBook(@Input('params') { isbn }: ParamsOf<typeof coverEndpoint>) {
    return this.covers.ofBook(isbn);
  }
}
