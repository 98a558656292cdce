import TerserPlugin from 'terser-webpack-plugin';
import { isProduction, resolve, swcRule } from './base.mjs';
import { workspaceRoot } from './layout.ts';

/** Bytes of the script, which every browser that can keeps of the shop. */
const MOST_BYTES = 8_000;

/** Configuration of a Node process's own service worker: one script in a folder `browser` beside the process's. */
export function serviceWorkerConfig({ app, entry }) {
  return {
    name: `${app}-service-worker`,
    // That one empties the folder.
    dependencies: [app],
    context: `${workspaceRoot}apps/${app}`,
    mode: isProduction ? 'production' : 'development',
    target: ['webworker', 'es2022'],
    devtool: false,
    entry: { 'service-worker': entry },
    output: {
      path: `${workspaceRoot}dist/apps/${app}/browser`,
      filename: '[name].js',
      clean: true,
    },
    resolve,
    module: { rules: [swcRule({ target: 'es2022', react: false })] },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
        }),
      ],
    },
    performance: { hints: isProduction && 'error', maxEntrypointSize: MOST_BYTES },
    stats: 'errors-warnings',
  };
}
