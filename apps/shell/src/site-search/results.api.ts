import { analyticsApi } from '@zaino/contracts/analytics';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import type { PublicPageData } from '../text-page/public-page';
import { askAll, type FoundParts } from './ask-parts';
import type { GroupKind } from './found-groups';
import { groupTitles } from './group-words';
import { GROUP_PARAM, LONGEST_WORDS, WORDS_PARAM } from './search-address';

/** Of each group on the page, and of the one that is shown at more length. */
const MOST = 8;
const MOST_OF_ONE = 24;
/** So long the page waits for the slowest service, in milliseconds: it shows what the others found, and a way to try again. */
const TIMEOUT_MS = 4_000;

export interface ResultsData extends PublicPageData {
  words: string;
  /** The group that is shown alone; null for all. */
  only: GroupKind | null;
  /** Null where nothing was asked for. */
  parts: FoundParts | null;
}

/** What was found; a part that does not answer is missing, and the page says so. */
export async function loadResults({ request }: LoaderFunctionArgs): Promise<ResultsData> {
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get(WORDS_PARAM) ?? '').trim().slice(0, LONGEST_WORDS).trim();
  const wanted = searchParams.get(GROUP_PARAM);
  const only = isGroup(wanted) ? wanted : null;
  const title = words === '' ? 'Cerca' : `Risultati per “${words}”`;
  const limit = only === null ? MOST : MOST_OF_ONE;
  const parts =
    words === '' ? null : await askAll({ words, limit, request, timeoutMs: TIMEOUT_MS });
  return { title, noindex: true, words, only, parts };
}

const isGroup = (kind: string | null): kind is GroupKind =>
  kind !== null && Object.hasOwn(groupTitles, kind);

/** Counts a search, and its words where nothing was found; of nobody in particular. */
export function tellSearch(words: string, isFound: boolean): Promise<unknown> {
  return fetchJson(analyticsApi.addSiteSearch, { body: { words, isFound } });
}
