import type { CleanHtml } from './clean-html';

let loaded: CleanHtml | undefined;

/** What makes markup of an article's text; undefined until `loadCleaner` has been waited for. */
export const cleanerAtHand = (): CleanHtml | undefined => loaded;

/**
 * Loads what makes markup of text in a browser. Only whoever comes from another page of the shop needs it: the first
 * page stands in the server's HTML. A failure is forgotten, so that trying again asks again.
 */
export async function loadCleaner(): Promise<CleanHtml> {
  loaded ??= (await import(/* webpackChunkName: 'clean-html' */ './clean-html')).cleanHtml;
  return loaded;
}
