import base from './playwright.config';

/** Makes the images of the documentation: `npm run screenshots`, after a build. */
export default {
  ...base,
  testDir: './screenshots',
  reporter: 'list',
  projects: base.projects
    ?.filter(({ name }) => name === 'desktop')
    .map((project) => ({
      ...project,
      grep: undefined,
    })),
};
