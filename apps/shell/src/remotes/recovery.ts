/** What comes in the place of a page that failed. */
export { fallBack } from './fall-back';
export { oldTab } from './old-tab';
export { askForPage } from './served-page';
export { ReadablePage, standInFor } from './stand-in';
