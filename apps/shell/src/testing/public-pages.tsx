import { Outlet, type RouteObject } from '@zaino/web/router';
import { SESSION_ROUTE } from '@zaino/web/session';
import { publicRoutes } from '../public-routes';

/** The legal texts and the help, for a guest. */
export const publicPages: RouteObject[] = [
  {
    id: SESSION_ROUTE,
    loader: () => null,
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    element: <Outlet />,
    children: publicRoutes,
  },
];

/** Each with words that only its own content has. */
export const publicAddresses: [string, string][] = [
  ['/privacy-policy', 'Il titolare del trattamento'],
  ['/privacy-policy/2026-11-23', 'Versione del '],
  ['/terms-of-service', 'Ordine con obbligo di pagare'],
  ['/terms-of-service/2026-11-23', 'Modulo di recesso'],
  ['/cookie-policy', 'Preferenze cookie'],
  ['/cookie-policy/2026-11-23', 'al massimo 30 giorni'],
  ['/accessibility', 'parzialmente conforme'],
  ['/how-it-works', 'Trova la scuola'],
  ['/support', 'Fai da solo, subito'],
  ['/support?ordine=ZN-7K3M-9QXD&argomento=reso', 'ZN-7K3M-9QXD'],
  ['/cerca', 'Scrivi qui sopra una scuola'],
  ['/faq', 'Come trovo i libri della classe?'],
  ['/faq?cerca=rimborso', 'per “rimborso”'],
  ['/faq?cerca=zzz', 'Nessuna domanda trovata'],
];
