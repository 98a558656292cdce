import { Controller, Header } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, type QueryOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownTenant } from '../tenants/own-tenant';
import { FiguresService } from './figures.service';
import { statsFile } from './stats-file';

const { stats, statsFile: file, setMargin } = bookshopsEndpoints;

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Route(stats)
  @Header('cache-control', 'no-store')
  read(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof stats>,
    @Input() asked: QueryOf<typeof stats>,
  ) {
    return this.figures.read(ownTenant(session, id), asked);
  }

  @Route(file)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="numeri.csv"')
  async download(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof file>,
    @Input() asked: QueryOf<typeof file>,
  ) {
    return statsFile(await this.figures.read(ownTenant(session, id), asked));
  }

  @Route(setMargin)
  setMargin(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof setMargin>,
    @Input('body') { percent }: BodyOf<typeof setMargin>,
  ) {
    return this.figures.setMargin(ownTenant(session, id), percent);
  }
}
