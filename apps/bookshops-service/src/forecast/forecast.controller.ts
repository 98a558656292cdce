import { Controller, Header } from '@nestjs/common';
import { bookshopsEndpoints } from '@zaino/contracts/bookshops';
import { type BodyOf, Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { ownTenant } from '../tenants/own-tenant';
import { forecastFile } from './forecast-file';
import { ForecastService } from './forecast.service';

const { forecast, forecastFile: file, setForecastTerms } = bookshopsEndpoints;

@Controller()
export class ForecastController {
  constructor(private readonly forecast: ForecastService) {}

  @Route(forecast)
  @Header('cache-control', 'no-store')
  of(@CurrentSession() { session }: SignedIn, @Input('params') { id }: ParamsOf<typeof forecast>) {
    return this.forecast.of(ownTenant(session, id));
  }

  @Route(file)
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="previsione.csv"')
  async download(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof file>,
  ) {
    return forecastFile(await this.forecast.of(ownTenant(session, id)));
  }

  @Route(setForecastTerms)
  setTerms(
    @CurrentSession() { session }: SignedIn,
    @Input('params') { id }: ParamsOf<typeof setForecastTerms>,
    @Input('body') terms: BodyOf<typeof setForecastTerms>,
  ) {
    return this.forecast.setTerms(ownTenant(session, id), terms);
  }
}
