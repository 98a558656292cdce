import { join } from 'node:path';

const { OTHER_APP: app, OTHER_OUTPUT: output } = process.env;

const { default: configs } = await import(`../../../apps/${app}/webpack.config.mjs`);
const [server, browser] = configs;

/** Names of files are other ones by their salt: what a page of one version asks the other for is not there. */
const other = (config, path) => ({
  ...config,
  output: { ...config.output, path, hashSalt: 'another version' },
});

export default [other(server, join(output, 'server')), other(browser, output)];
