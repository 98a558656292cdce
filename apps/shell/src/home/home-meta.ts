import { BRAND_NAME } from '@zaino/web/brand';
import { ownCompany, phoneUrl } from '@zaino/web/company';
import type { RouteHandle } from '@zaino/web/lazy-route';
import { describePage } from '@zaino/web/page-meta';

/** What the home page says of itself and of the shop. */
export const homeHandle: Omit<RouteHandle, 'chunk'> = {
  title: 'Libri di testo adottati',
  searchParams: {},
  isEntrance: true,
  meta: (_data, { url }) => ({
    description: describePage(
      'Trova la tua scuola, scegli la classe e ordina i libri di testo adottati ai prezzi del ministero.',
      'Spedizione gratuita da 90 euro.',
    ),
    canonical: '/',
    jsonLd: [webSite(url.origin), organization(url.origin)],
  }),
};

/** With the way to search for a school by its name. */
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
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?nome={nome}` },
      'query-input': 'required name=nome',
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
