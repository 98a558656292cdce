/** What comes in the place of a page that failed. */
export { fallBack } from './fall-back';
export { askForPage } from './served-page';
export { ReadablePage, standInFor } from './stand-in';
