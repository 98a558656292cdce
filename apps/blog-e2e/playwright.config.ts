import { browserTests } from '@zaino/browser-testing/playwright-settings';
import { isShortForm } from '@zaino/testing/config';

export default browserTests('blog-e2e', {
  // The reviews of the admins' blog, and what a way to the home page or the catalogue asks for ahead.
  missingCalls: ['/api/admin/reviews', '/api/getcategories'],
  testDir: './src',
  outputDir: '../../dist/blog-e2e-output',
  globalSetup: './src/stack/global-setup.ts',
  // Beside the tests of the rest of the shop, which end later.
  ...(isShortForm() && { workers: 1 }),
});
