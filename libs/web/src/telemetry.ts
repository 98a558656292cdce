import { hasConsent } from './consent';

interface PageView {
  title: string;
  path: string;
}

declare global {
  interface WindowEventMap {
    'zaino:page-view': CustomEvent<PageView>;
    'zaino:error': CustomEvent<{ name: string; message: string }>;
  }
}

/**
 * Reports a page's title to analytics (specification, point 2), once the visitor has agreed to analytics
 * (Garante 2021). An analytics script listens to the event; without one nothing leaves the browser.
 */
export function reportPageView(view: PageView): void {
  if (!hasConsent('analytics')) return;
  window.dispatchEvent(new CustomEvent('zaino:page-view', { detail: view }));
}

/** Makes a failure that a person was told of known to whoever operates the shop. */
export function reportError(error: unknown): void {
  const { name, message } =
    error instanceof Error ? error : { name: 'Error', message: String(error) };
  window.dispatchEvent(new CustomEvent('zaino:error', { detail: { name, message } }));
}
