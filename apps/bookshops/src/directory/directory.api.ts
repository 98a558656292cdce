import { type BookshopList, publicBookshopsApi } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { type DirectoryPlace, isPostalCode, readPage, readPlace } from './directory-place';

/** What the list of bookshops shows. */
export interface DirectoryData {
  /** As it was asked for, right or wrong. */
  place: DirectoryPlace;
  /** Null where it could not be had. */
  list: BookshopList | null;
  failure: Failure | null;
  /** When that was, in milliseconds since 1970: the page goes on from what the server drew. */
  at: number;
}

/** A postal code that is none narrows nothing: the page says so at its field. */
export async function loadDirectory({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const place = readPlace(searchParams);
  const query = {
    ...(isPostalCode(place.cap) && { cap: place.cap }),
    ...(place.provincia !== '' && { provincia: place.provincia }),
    pagina: readPage(searchParams),
  };
  const call = fetchJson(publicBookshopsApi.bookshops, { request, query });
  const { value: list, failure } = await settle(call);
  const shown: DirectoryData = { place, list, failure, at: Date.now() };
  return data(shown, { status: failure ? 503 : 200 });
}
