import { BRAND_NAME } from '@zaino/web/brand';
import { ownCompany, phoneUrl } from '@zaino/web/company';
import type { PageMeta } from '@zaino/web/page-meta';
import { RESULTS_PATH, WORDS_PARAM } from '../site-search/search-address';

/** What the home page tells search engines of the shop: for the server alone, as no browser reads it. */
export function homeStructuredData(origin: string): NonNullable<PageMeta['jsonLd']> {
  return [webSite(origin), organization(origin)];
}

/** With the way to search it. */
function webSite(origin: string): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#sito`,
    name: BRAND_NAME,
    url: `${origin}/`,
    inLanguage: 'it-IT',
    publisher: { '@id': `${origin}/#negozio` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${RESULTS_PATH}?${WORDS_PARAM}={parole}`,
      },
      'query-input': 'required name=parole',
    },
  };
}

function organization(origin: string): Record<string, unknown> {
  const { email, phone } = ownCompany();
  return {
    '@type': 'Organization',
    '@id': `${origin}/#negozio`,
    name: BRAND_NAME,
    url: `${origin}/`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phoneUrl(phone).replace('tel:', ''),
      areaServed: 'IT',
      availableLanguage: 'it',
    },
  };
}
