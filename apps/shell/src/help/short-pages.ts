/** Short pages in one chunk: each alone would cost every other page more than it weighs. */
export { page as accessibility } from '../legal/accessibility-page';
export { page as howItWorks } from './how-it-works-page';
