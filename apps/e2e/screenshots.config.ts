import base from './playwright.config';
import { widths } from './screenshots/forms';

const desktop = base.projects?.find(({ name }) => name === 'desktop')?.use;
const phone = base.projects?.find(({ name }) => name === 'phone')?.use;

const ofImages = /docs\/.*\.spec\.ts/;
const ofSheets = /sheets\.spec\.ts/;

/** Makes the images of the documentation and sheets of all pages: `npm run screenshots`, after a build. */
export default {
  ...base,
  testDir: './screenshots',
  globalSetup: './screenshots/global-setup.ts',
  reporter: 'list',
  timeout: 300_000,
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      // Letters stand where they do on the fine screens that people have.
      args: [...(base.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
    },
  },
  projects: [
    { name: 'docs', use: desktop, testMatch: ofImages },
    // Pixels of a screen as they are: larger images show nothing more.
    ...widths.map((width) => ({
      name: String(width),
      use: { ...(width < 900 ? phone : desktop), deviceScaleFactor: 1 },
      testIgnore: [ofImages, ofSheets],
    })),
    { name: 'sheets', testMatch: ofSheets, dependencies: widths.map(String) },
  ],
};
