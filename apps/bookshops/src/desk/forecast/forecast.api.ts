import { bookshopsApi, type Forecast } from '@zaino/contracts/bookshops';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { ownBookshopId } from '../own-bookshop-id';

/** The forecast of the bookshop of who is signed in; null for anybody else than an owner. */
export async function loadForecast({
  request,
}: LoaderFunctionArgs): Promise<Outcome<Forecast | null>> {
  const id = await ownBookshopId(request);
  if (id === null) return { value: null, failure: null };
  return settle(fetchJson(bookshopsApi.forecast, { request, params: { id } }));
}

export const saveTerms = (id: string, terms: Forecast['terms']) =>
  fetchJson(bookshopsApi.setForecastTerms, { params: { id }, body: terms });

export function downloadForecast(id: string): Promise<void> {
  const { method, path } = bookshopsApi.forecastFile;
  return downloadCsv({ method, path: path.replace(':id', id) }, 'previsione');
}
