/** Who is told, after consent, which pages are looked at: our own service, or a tool that the operator has chosen. */
export type AnalyticsTarget =
  | { kind: 'own' }
  | { kind: 'none' }
  /** Matomo's tracking API at `endpoint`. */
  | { kind: 'matomo'; endpoint: string; siteId: number }
  /** Google Analytics 4. */
  | { kind: 'ga4'; endpoint: string; measurementId: string };

/** Id of the element that carries it; there is none where it is our own service. */
export const ANALYTICS_ELEMENT = 'analytics';
