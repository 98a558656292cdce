import base from '../playwright.config';

/** Browser tests of `npm run dev`: one shop for all of them, so one after the other. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../../../dist/dev-e2e-output',
  globalSetup: undefined,
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../src/stack/result-reporter.ts', { project: 'dev-e2e' }]],
  projects: base.projects?.filter(({ name }) => name === 'desktop'),
};
