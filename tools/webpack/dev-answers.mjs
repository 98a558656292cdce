import { brandPlugin, resolve, swcRule } from './base.mjs';
import { buildFolder, sourceFolder } from './folders.mjs';

/** webpack configuration of what stands in for all services where an app is served without a shop: `answers.js`. */
export const answersConfig = (name) => ({
  name: `${name}-answers`,
  context: sourceFolder(name),
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: 'cheap-module-source-map',
  entry: { answers: './src/dev-answers.ts' },
  output: { path: buildFolder(name), filename: '[name].js' },
  resolve,
  module: { rules: [swcRule({ target: 'es2022', react: true })] },
  optimization: { minimize: false, emitOnErrors: false },
  performance: { hints: false },
  plugins: [brandPlugin()],
  stats: 'errors-warnings',
});
