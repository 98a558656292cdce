import { colleagueApi, type ColleagueList } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { ownBookshopId } from '../own-bookshop-id';

export type ColleaguesData = Outcome<ColleagueList | null>;

/** Who works in the own bookshop; null for anybody else than an owner. */
export async function loadColleagues({ request }: LoaderFunctionArgs) {
  const nobody: ColleaguesData = { value: null, failure: null };
  if ((await ownBookshopId(request)) === null) return data(nobody);
  const list: ColleaguesData = await settle(fetchJson(colleagueApi.list, { request }));
  return data(list, { status: list.failure?.kind === 'unavailable' ? 503 : 200 });
}

/** Each gives the list as it is then. */
export const invite = (email: string) => fetchJson(colleagueApi.invite, { body: { email } });

export const resendInvitation = (id: string) => fetchJson(colleagueApi.resend, { params: { id } });

export const withdrawInvitation = (id: string) =>
  fetchJson(colleagueApi.withdraw, { params: { id } });

export const removeColleague = (id: string) => fetchJson(colleagueApi.remove, { params: { id } });
