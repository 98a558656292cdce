import { legalTexts, versionPath } from '@zaino/contracts/shared';
import { lazyRoute } from '@zaino/web/lazy-route';
import type { PageMeta } from '@zaino/web/page-meta';
import type { Params, RouteObject } from '@zaino/web/router';

/** A page to be read: one address, and a sentence for search engines. */
const page = (canonical: string, description: string): PageMeta => ({ canonical, description });

/** Only the version that holds is for search engines. */
const legal =
  (canonical: string, description: string) =>
  (_data: unknown, { params: { version } }: { params: Params }): PageMeta =>
    version === undefined
      ? page(canonical, description)
      : { canonical: `${canonical}/${version}`, description, noindex: true };

const { terms, privacy, cookies } = legalTexts;
const ANY = ':version?';

/** Legal texts and help: chunks of their own, which the other pages do not pay for. */
export const publicRoutes: RouteObject[] = [
  lazyRoute({
    path: versionPath(privacy, ANY),
    chunk: 'privacy-page',
    load: async () =>
      (await import(/* webpackChunkName: 'privacy-page' */ './legal/privacy/privacy-page'))
        .PrivacyPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'privacy-page' */ './legal/legal.api')).loadLegalText(
        'privacy',
      )(args),
    handle: {
      title: 'Informativa sulla privacy',
      meta: legal(
        privacy.path,
        'Quali dati raccogliamo, perché, per quanto tempo e quali sono i tuoi diritti.',
      ),
    },
  }),
  lazyRoute({
    path: versionPath(terms, ANY),
    chunk: 'terms-page',
    load: async () =>
      (await import(/* webpackChunkName: 'terms-page' */ './legal/terms/terms-page')).TermsPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'terms-page' */ './legal/legal.api')).loadLegalText(
        'terms',
      )(args),
    handle: {
      title: 'Termini di servizio',
      meta: legal(
        terms.path,
        'Chi vende, come si ordina, consegna, recesso entro 14 giorni e garanzia di due anni.',
      ),
    },
  }),
  lazyRoute({
    path: versionPath(cookies, ANY),
    chunk: 'cookies-page',
    load: async () =>
      (await import(/* webpackChunkName: 'cookies-page' */ './legal/cookies/cookies-page'))
        .CookiesPage,
    loader: async (args) =>
      (await import(/* webpackChunkName: 'cookies-page' */ './legal/legal.api')).loadLegalText(
        'cookies',
      )(args),
    handle: {
      title: 'Cookie',
      meta: legal(
        cookies.path,
        'Quali cookie usiamo, quanto durano e come cambiare la tua scelta.',
      ),
    },
  }),
  lazyRoute({
    path: '/accessibility',
    chunk: 'accessibility-page',
    load: async () =>
      (await import(/* webpackChunkName: 'accessibility-page' */ './legal/accessibility-page'))
        .AccessibilityPage,
    handle: {
      title: 'Accessibilità',
      meta: page(
        '/accessibility',
        'La dichiarazione di accessibilità del sito e come segnalare un problema.',
      ),
    },
  }),
  lazyRoute({
    path: '/how-it-works',
    chunk: 'how-it-works-page',
    load: async () =>
      (await import(/* webpackChunkName: 'how-it-works-page' */ './help/how-it-works-page'))
        .HowItWorksPage,
    handle: {
      title: 'Come funziona',
      meta: page(
        '/how-it-works',
        'Dalla scuola ai libri sul banco: trovi la lista della classe, spunti, ordini e segui ogni libro.',
      ),
    },
  }),
  lazyRoute({
    path: '/support',
    chunk: 'support-page',
    load: async () =>
      (await import(/* webpackChunkName: 'support-page' */ './help/support-page')).SupportPage,
    handle: {
      title: 'Assistenza',
      meta: page(
        '/support',
        'Telefono, e-mail e modulo per scriverci, e quello che puoi fare da solo.',
      ),
    },
  }),
  lazyRoute({
    path: '/faq',
    chunk: 'faq-page',
    load: async () => (await import(/* webpackChunkName: 'faq-page' */ './help/faq-page')).FaqPage,
    handle: {
      title: 'Domande frequenti',
      meta: page(
        '/faq',
        'Risposte su liste dei libri, ordini, pagamenti, consegne, ritiro in libreria, recesso e rimborsi.',
      ),
    },
  }),
  lazyRoute({
    path: '/for-libraries',
    chunk: 'for-libraries-page',
    load: async () =>
      (await import(/* webpackChunkName: 'for-libraries-page' */ './help/for-libraries-page'))
        .ForLibrariesPage,
    handle: {
      title: 'Per le librerie',
      meta: page(
        '/for-libraries',
        'Fai ritirare da te i libri ordinati online dalle famiglie della tua zona: registra la libreria.',
      ),
    },
  }),
];
