/** What comes in the place of a page that failed. */
export { recover } from './recover';
export { standInFor } from './stand-in';
