import { join } from 'node:path';
import { resolve, swcRule } from '../../webpack/base.mjs';
import { workspaceRoot } from '../../webpack/layout.ts';

const isOurs = /^(\.{1,2}(\/|$)|\/|@zaino\/)/;
const at = (path) => join(workspaceRoot, path);

/** Packages stay what a team installs. */
const external =
  (kind) =>
  ({ request }, callback) =>
    isOurs.test(request) ? callback() : callback(null, `${kind} ${request}`);

/** What the kit's programs have in common: our sources in one file each. */
const program = (path) => ({
  context: workspaceRoot,
  mode: 'production',
  target: 'node24',
  devtool: false,
  output: { path, filename: '[name].js' },
  resolve: {
    ...resolve,
    alias: {
      ...resolve.alias,
      '@zaino/testing': at('libs/testing/src'),
      '@zaino/tools': at('tools'),
    },
  },
  module: {
    // Names of files are looked up where the kit is installed.
    parser: { javascript: { importMeta: false, url: false, dynamicImportMode: 'eager' } },
    rules: [swcRule({ target: 'es2023', react: false })],
  },
  optimization: { minimize: false, nodeEnv: false },
  node: false,
  performance: { hints: false },
  stats: 'errors-warnings',
});

/** The programs of the kit (`--env folder=…`): modules, but for what jest loads. */
export default ({ folder }) => {
  const modules = program(folder);
  return [
    {
      ...modules,
      entry: {
        remote: at('tools/webpack/remote.mjs'),
        release: at('tools/release/release-outside.ts'),
        dev: at('tools/start/dev-outside.ts'),
        'described-call': at('libs/service/src/partners/described-call.ts'),
      },
      experiments: { outputModule: true },
      output: { ...modules.output, module: true, library: { type: 'module' } },
      externals: external('module'),
    },
    {
      ...modules,
      entry: { shell: at('tools/new/outside/kit/shell.ts') },
      output: { ...modules.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
      externals: external('commonjs'),
    },
  ];
};
