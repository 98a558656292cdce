import { rmSync } from 'node:fs';
import { startShop } from '@zaino/tools/test-shop/start-shop';
import { folder } from './forms';

/** The shop with all its pages; what was shown of it before is thrown away. */
export default () => {
  rmSync(folder, { recursive: true, force: true });
  return startShop({ hasBlog: true });
};
