import { browserConfig } from '../../../webpack/browser.mjs';
import { workspaceRoot } from '../../../webpack/layout.ts';

const name = 'single-bundle';
const { ENTRY = 'main' } = process.env;
/** Those of an ordinary application: no release is made of it. */
const ordinary = ['MiniCssExtractPlugin', 'DefinePlugin', 'CompressionPlugin'];

/** Loaders, minifier and compression of the browser apps, one entry that holds shell and remotes. */
const config = browserConfig({
  name,
  mounts: [],
  entry: { main: `./${ENTRY}.tsx` },
  shared: {},
  plugins: [],
});

export default {
  ...config,
  dependencies: [],
  context: import.meta.dirname,
  output: {
    ...config.output,
    path: `${workspaceRoot}dist/bench/${name}/${ENTRY}`,
    publicPath: '/assets/',
    crossOriginLoading: false,
    clean: true,
  },
  plugins: config.plugins.filter((plugin) => ordinary.includes(plugin.constructor.name)),
};
