import { schoolsApi, type SchoolsResponse } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { data, type LoaderFunctionArgs, redirect } from '@zaino/web/router';
import { type Failure, isWorthRetrying, type Outcome, settle } from '@zaino/web/outcome';
import { type SchoolResult, foundSchool } from './found-school';
import {
  change,
  isAskingForSchools,
  readPage,
  readSearch,
  type Search,
  searchPath,
} from './search-params';

export interface FoundSchools {
  /** Those of one page. */
  scuole: SchoolResult[];
  page: number;
  pages: number;
  /** How many schools all pages show. */
  listed: number;
  /** How many schools match, also beyond the pages. */
  totale: number;
  /** Options of the two filters; blank outside a municipality. */
  tipologie: string[];
  caratteristiche: string[];
}

/** What the search page shows. */
export interface SearchData {
  search: Search;
  regioni: string[];
  province: string[];
  comuni: string[];
  /** Null where nothing was asked, or where the call failed. */
  schools: FoundSchools | null;
  /** The first call that may work when tried again. */
  failure: Failure | null;
}

const nothing: Outcome<null> = { value: null, failure: null };

const askWhen = <Value>(isWanted: boolean, ask: () => Promise<Value>) =>
  isWanted ? settle(ask()) : nothing;

/** The search without a place that does not exist; the same object where all is well. */
function withKnownPlaces(
  search: Search,
  known: Pick<SearchData, 'province' | 'comuni' | 'regioni'>,
) {
  const lists = [
    ['regione', known.regioni],
    ['provincia', known.province],
    ['comune', known.comuni],
  ] as const;
  const unknown = lists.find(
    ([place, names]) => search[place] !== '' && names.length > 0 && !names.includes(search[place]),
  );
  return unknown ? change(search, unknown[0], '') : search;
}

/** As many as a page shows; the service gives up to a thousand at once. */
const SCHOOLS_PER_PAGE = 100;

/** One page of what was found; an address beyond the last page shows that one. */
function foundSchools(
  answer: SchoolsResponse | null,
  search: Search,
  wanted: number,
): FoundSchools | null {
  if (!answer) return null;
  const { totale, tipologie, caratteristiche } = answer;
  const listed = answer.scuole.length;
  const pages = Math.max(1, Math.ceil(listed / SCHOOLS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const first = (page - 1) * SCHOOLS_PER_PAGE;
  const scuole = answer.scuole.slice(first, first + SCHOOLS_PER_PAGE).map(foundSchool);
  const hasFilters = search.comune !== '';
  return {
    scuole,
    page,
    pages,
    listed,
    totale,
    tipologie: hasFilters ? tipologie : [],
    caratteristiche: hasFilters ? caratteristiche : [],
  };
}

/** Asks at once for all that the address names; each part may fail by itself. */
export async function loadSearch({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams);
  const { regione, provincia } = search;
  const [regions, provinces, municipalities, schools] = await Promise.all([
    settle(fetchJson(schoolsApi.regions, { request })),
    askWhen(regione !== '', () => fetchJson(schoolsApi.provinces, { request, query: { regione } })),
    askWhen(provincia !== '', () =>
      fetchJson(schoolsApi.municipalities, { request, query: { provincia } }),
    ),
    askWhen(isAskingForSchools(search), () =>
      fetchJson(schoolsApi.schools, { request, query: search }),
    ),
  ]);

  const places = {
    regioni: regions.value?.regioni ?? [],
    province: provinces.value?.province ?? [],
    comuni: municipalities.value?.comuni ?? [],
  };
  const known = withKnownPlaces(search, places);
  if (known !== search) return redirect(searchPath(known));

  const failures = [regions, provinces, municipalities, schools].map(({ failure }) => failure);
  const failure = failures.find((one) => one !== null && isWorthRetrying(one)) ?? null;
  const found = foundSchools(schools.value, search, readPage(searchParams));
  const page: SearchData = { search, ...places, schools: found, failure };
  return data(page, { status: failure ? 503 : 200 });
}
