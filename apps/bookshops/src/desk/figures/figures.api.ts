import { type BookshopStats, bookshopsApi } from '@zaino/contracts/bookshops';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { ownBookshopId } from '../own-bookshop-id';
import { type ChosenPeriod, chosenPeriod } from './period';

export interface FiguresData {
  /** Null for families. */
  tenantId: string | null;
  chosen: ChosenPeriod;
  /** Null where nothing was asked: the days cannot be, or there is no bookshop. */
  stats: Outcome<BookshopStats> | null;
}

/** What the own bookshop sold in the days of the address. */
export async function loadFigures({ request }: LoaderFunctionArgs) {
  const tenantId = await ownBookshopId(request);
  const chosen = chosenPeriod(new URL(request.url).searchParams, italianDay(Date.now()));
  const { period, error } = chosen;
  const stats =
    tenantId === null || error !== null
      ? null
      : await settle(
          fetchJson(bookshopsApi.stats, {
            request,
            params: { id: tenantId },
            query: { ...period },
          }),
        );
  const loaded: FiguresData = { tenantId, chosen, stats };
  return data(loaded, { status: stats?.failure?.kind === 'unavailable' ? 503 : 200 });
}

export const setMargin = (id: string, percent: number | null) =>
  fetchJson(bookshopsApi.setMargin, { params: { id }, body: { percent } });
