import base from '../playwright.config';

/** Browser tests of `npm run dev`: one shop for all of them, so one after the other. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../../../dist/e2e-dev-output',
  globalSetup: undefined,
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['../../../libs/browser-testing/src/result-reporter.ts', { name: 'e2e-dev' }],
  ],
  projects: base.projects?.filter(({ name }) => name === 'desktop'),
};
