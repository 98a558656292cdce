import webpack from 'webpack';
import { brandPlugin, isProduction, resolve, swcRule } from './base.mjs';
import { buildFolder, sourceFolder } from './folders.mjs';
import { cssModules } from './css-modules.mjs';

/**
 * webpack configuration of an app's bundle for server rendering: one CommonJS file that the gateway
 * evaluates. It asks for `taken` modules from the shell's bundle and for nothing else of ours.
 */
export function serverBundleConfig({ name, entry, taken = [] }) {
  return {
    name: `${name}-server`,
    context: sourceFolder(name),
    mode: isProduction ? 'production' : 'development',
    target: 'node24',
    devtool: false,
    entry: { server: entry },
    output: {
      path: `${buildFolder(name)}/server`,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: Object.fromEntries(taken.map((module) => [module, `commonjs ${module}`])),
    resolve,
    module: {
      // One file: nothing is loaded later.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        swcRule({ target: 'es2023', react: true }),
        { test: /\.module\.css$/, use: [cssModules(name, { exportOnlyLocals: true })] },
        { test: /(?<!\.module)\.css$/, type: 'asset/source' },
        { test: /\/icon\.svg$/, type: 'asset/source' },
      ],
    },
    // Nobody downloads this file; stack traces should be readable.
    optimization: { minimize: false, emitOnErrors: false },
    performance: { hints: false },
    plugins: [brandPlugin(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    stats: 'errors-warnings',
    devServer: false,
  };
}
