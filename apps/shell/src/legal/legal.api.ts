import { type LegalTextName, legalTexts, versionInForce } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import type { PublicPageData } from '../text-page/public-page';

/** Which version of a text a page shows: null where there is none of that day. */
export interface LegalPageData extends PublicPageData {
  version: string | null;
  inForce: string;
}

/** The version that the address names, or the one that holds today: said by the loader, so that both sides say the same. */
export function loadLegalText(
  name: LegalTextName,
  words: Pick<PublicPageData, 'title' | 'description'>,
) {
  const { path, versions } = legalTexts[name];
  return ({ params: { version: named } }: LoaderFunctionArgs) => {
    const inForce = versionInForce(legalTexts[name], italianDay(Date.now()));
    const version = versions.find((known) => known === (named ?? inForce)) ?? null;
    // Of a text only the version in force is for search engines.
    const own = named === undefined ? { canonical: path } : { noindex: true };
    const page: LegalPageData = { ...words, ...own, version, inForce };
    return data(page, { status: version === null ? 404 : 200 });
  };
}
