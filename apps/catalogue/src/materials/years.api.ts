import { classSuppliesApi, type KnownClassSupplies } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** The years that have a list. */
export interface YearsData {
  /** Null where nobody could say. */
  years: KnownClassSupplies[] | null;
  failure: Failure | null;
  /** Whether the address holds the token of a mail. */
  isLink: boolean;
}

export async function loadYears({ request }: LoaderFunctionArgs) {
  const isLink = new URL(request.url).searchParams.has('token');
  const { value, failure } = await settle(fetchJson(classSuppliesApi.known, { request }));
  const page: YearsData = { years: value && value.elenchi, failure, isLink };
  return data(page, { status: failure ? 503 : 200 });
}
