import { type LegalTextName, legalTexts, versionInForce } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

/** Which version of a text a page shows: null where there is none of that day. */
export interface LegalPageData {
  version: string | null;
  inForce: string;
}

/** The version that the address names, or the one that holds today: said by the loader, so that both sides say the same. */
export function loadLegalText(name: LegalTextName) {
  const { versions } = legalTexts[name];
  return ({ params: { version: named } }: LoaderFunctionArgs) => {
    const inForce = versionInForce(legalTexts[name], italianDay(Date.now()));
    const version = versions.find((known) => known === (named ?? inForce)) ?? null;
    const page: LegalPageData = { version, inForce };
    return data(page, { status: version === null ? 404 : 200 });
  };
}
