import { Controller, Header } from '@nestjs/common';
import { releaseDeskEndpoints as endpoints } from '@zaino/contracts/releases';
import { Input, type QueryOf, Route } from '@zaino/service/route';
import { FiguresService } from './figures.service';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Route(endpoints.figures)
  @Header('cache-control', 'no-store')
  read(@Input() query: QueryOf<typeof endpoints.figures>) {
    return this.figures.read(query);
  }
}
