import { deskApi, type deskEndpoints } from '@zaino/contracts/orders';
import type { AnswerOf } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

const PAGE_SIZE = 50;

export interface ClosedOrders {
  /** What was looked for. */
  search: string;
  page: Outcome<AnswerOf<typeof deskEndpoints.orders>>;
}

/** What is over, the latest first; the search and the place in the list are in the address. */
export async function loadClosedOrders({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = searchParams.get('cerca')?.trim() ?? '';
  const after = searchParams.get('dopo') ?? '';
  const query = {
    open: false,
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(after !== '' && { after }),
  };
  const page = await settle(fetchJson(deskApi.orders, { request, query }));
  const loaded: ClosedOrders = { search, page };
  return data(loaded, { status: page.failure?.kind === 'unavailable' ? 503 : 200 });
}
