import { type DataAnswer, dataRequestApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';

/** What of the list is shown; it stands in the page's address. */
export interface RequestFilters {
  isOpen: boolean;
  page: number;
}

export const dataRequestsQuery = ({ isOpen, page }: RequestFilters) => {
  const query = { isOpen: String(isOpen), page };
  return pageQuery(dataRequestApi.list, query, (options) =>
    fetchJson(dataRequestApi.list, { ...options, query }),
  );
};

/** The address of a list; the first page of those that wait unless told. */
export function requestsPath({ isOpen = true, page = 1 }: Partial<RequestFilters>): string {
  const parameters = new URLSearchParams();
  if (!isOpen) parameters.set('stato', 'evase');
  if (page > 1) parameters.set('pagina', String(page));
  const query = parameters.toString();
  return query === '' ? '/admin/users/requests' : `/admin/users/requests?${query}`;
}

/** The list that the address names; what it says that makes no sense is as good as left out. */
export async function loadDataRequests({ request }: LoaderFunctionArgs): Promise<RequestFilters> {
  const parameters = new URL(request.url).searchParams;
  const page = Number(parameters.get('pagina'));
  const filters = {
    isOpen: parameters.get('stato') !== 'evase',
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
  await loadQuery(dataRequestsQuery(filters));
  return filters;
}

export const giveAnswer = (id: string, answer: DataAnswer) =>
  fetchJson(dataRequestApi.answer, { params: { id }, body: answer });
