import { startShop } from '@zaino/tools/test-shop/start-shop';

/** The shop of the browser tests. */
export default () => startShop({ hasBlog: false });
