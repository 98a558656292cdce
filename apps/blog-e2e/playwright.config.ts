import { browserTests } from '@zaino/browser-testing/playwright-settings';

export default browserTests('blog-e2e', {
  testDir: './src',
  outputDir: '../../dist/blog-e2e-output',
  globalSetup: './src/stack/global-setup.ts',
});
