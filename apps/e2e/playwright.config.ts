import { browserTests } from '@zaino/browser-testing/playwright-settings';

export default browserTests('e2e', {
  missingCalls: ['/api/blog/'],
  testDir: './src',
  outputDir: '../../dist/e2e-output',
  globalSetup: './src/global-setup.ts',
});
