import { startShop } from './start-shop';

/** The shop of the browser tests. */
export default () => startShop({ hasBlog: false });
